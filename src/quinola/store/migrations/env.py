"""Run by Alembic: migrates the connection that `upgrade` has put into its configuration."""

from alembic import context

from quinola.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
