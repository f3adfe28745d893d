# Completions of puldar for fish: puldar completions fish | source
complete -c puldar -e
complete -c puldar -f -a '(set -l t (commandline -opc) (commandline -ct); $t[1] __complete (math (count $t) - 1) $t 2>/dev/null)'
