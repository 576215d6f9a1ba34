"""What the server counts, for Prometheus."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

TABLES = Gauge("yurt_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("yurt_sockets", "Open connections", registry=REGISTRY)
MOVES = Counter("yurt_moves", "Moves made", ["game", "by"], registry=REGISTRY)
MESSAGES = Counter("yurt_messages", "Messages from clients", registry=REGISTRY)
REFUSALS = Counter("yurt_refusals", "Commands refused", ["code"], registry=REGISTRY)
RESYNCS = Counter("yurt_resyncs", "Slow readers sent a whole view", registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "yurt_command_seconds",
    "Time from a command to its answer",
    registry=REGISTRY,
    buckets=FAST,
)
REQUESTS = Counter("yurt_requests", "HTTP requests answered", ["status"], registry=REGISTRY)
COMMITTED = Counter("yurt_entries_committed", "Journal entries stored", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "yurt_commit_seconds", "Time of a transaction", registry=REGISTRY, buckets=FAST
)
BOT_SECONDS = Histogram(
    "yurt_bot_seconds", "Time a bot thinks", ["level"], registry=REGISTRY, buckets=FAST
)
BOT_FAILURES = Counter(
    "yurt_bot_failures", "Bots replaced by a simpler one", ["level"], registry=REGISTRY
)


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(REGISTRY)
