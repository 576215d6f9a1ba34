"""How alembic reaches the database: through the connection it is given."""

from alembic import context

from yurt.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
