"""`python -m service.cli` is `turnledger`."""

from . import main

main()
