"""A position as numbers for learners: the schema, the encoder, and batches of tables. Imports the kernel only."""
