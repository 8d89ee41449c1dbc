"""The special contracts of tables with the CHOAM module and Rise of Ix."""
