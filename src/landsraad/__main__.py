"""`python -m landsraad` is the command `landsraad`."""

import sys

from landsraad.cli.main import main

sys.exit(main())
