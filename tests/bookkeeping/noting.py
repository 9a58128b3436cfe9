"""People who note a deal: what they would answer who saw all of it."""

from __future__ import annotations

from quinola.bookkeeping.notes import Notes, Unanswered
from quinola.bookkeeping.question import Answer, Question
from quinola.bookkeeping.reckoning import Reckoning, reckon
from quinola.cards import QUINOLA, Card
from quinola.outcome import Honour, Outcome
from quinola.rules import Ruleset
from quinola.settlement import judge, settle


class Witness:
    """Answers by a deal's outcome; with `party` he knows the cards aside, else their worth."""

    def __init__(
        self, outcome: Outcome, ruleset: Ruleset, party: tuple[Card, ...] | None = None
    ) -> None:
        self.outcome = outcome
        self.ruleset = ruleset
        self.party = party

    def answer(self, question: Question) -> Answer:
        outcome = self.outcome
        if question.card is not None:
            return self._of_card(question.topic, question.card)
        match question.topic:
            case "nine":
                return outcome.first_nine
            case "party":
                return outcome.party_points if self.party is None else self.party
            case "four-aces":
                return outcome.four_aces
            case "claimed":
                return judge(outcome, self.ruleset).winner in outcome.claims
            case topic:
                answer: Answer = getattr(outcome, topic)
                return answer

    def _of_card(self, topic: str, card: Card) -> Answer:
        play = self._play(card)
        if topic == "manner":
            return None if play is None else play.manner
        assert play is not None, f"asked {topic} of {card}, which lay aside"
        match topic:
            case "by":
                return play.seat
            case "late":
                return play.is_late
            case "last":
                return play.is_last
            case "after-quinola":
                quinola = self._play(QUINOLA)
                assert quinola is not None
                honours = self.outcome.honours
                return honours.index(play) > honours.index(quinola)
            case _:
                seat: Answer = getattr(play, topic)
                return seat

    def _play(self, card: Card) -> Honour | None:
        return next((honour for honour in self.outcome.honours if honour.card is card), None)


def noted(
    witness: Witness, *, pool: int = 0, drawn_before: bool = False
) -> tuple[Reckoning, dict[Question, Answer]]:
    """The deal as it is noted by asking the witness what is asked, and nothing else."""
    answers: dict[Question, Answer] = {}
    outcome, ruleset = witness.outcome, witness.ruleset
    while True:
        notes = Notes(ruleset, outcome.dealer, answers, outcome.irregularities)
        try:
            settle(notes, ruleset, pool=pool, drawn_before=drawn_before)
        except Unanswered as unanswered:
            question = unanswered.question
            assert question not in answers
            # As it would be read from a book.
            answers[question] = question.read(question.written(witness.answer(question)))
        else:
            return reckon(notes, pool=pool, drawn_before=drawn_before), answers
