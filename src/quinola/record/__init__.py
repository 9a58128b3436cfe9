"""Records of matches: what was done, never what it came to (see `docs/record.md`)."""

from quinola.record.document import DealRecord, MatchRecord, RecordError
from quinola.record.reader import read_record
from quinola.record.replay import Salvage, replay, salvage
from quinola.record.result import error_result, match_result
from quinola.record.source import Source, open_source
from quinola.record.writer import record_json, record_of

__all__ = [
    "DealRecord",
    "MatchRecord",
    "RecordError",
    "Salvage",
    "Source",
    "error_result",
    "match_result",
    "open_source",
    "read_record",
    "record_json",
    "record_of",
    "replay",
    "salvage",
]
