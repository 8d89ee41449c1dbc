"""Why none of several moves is possible, that a press on one thing may have meant."""

from __future__ import annotations

from landsraad.games.dune.refusals.agents import condensed
from landsraad.kernel.reasons import Named, Reason
from support.dune.table import table

CITY = Named("icon", "city")
OTHER = Reason("other-icons", "IMP-AGENT-03", card=Named("card", "dagger"), icon=CITY, icons=[])
NONE = Reason("no-icon", "IMP-AGENT-08", card=Named("card", "convincing_argument"))
TAKEN = Reason("occupied", "IMP-AGENT-05", seats=[Named("seat", "B")])
UNSEEN = Reason("not-spied-on", "UPM-AGENT-TURN-06", card=Named("card", "dagger"), space=Named("space", "arrakeen"))


def test_what_a_fitting_card_lacks_says_more_than_that_others_do_not_fit() -> None:
    assert condensed([OTHER, TAKEN, NONE]) == [TAKEN]
    assert condensed([OTHER]) == [OTHER]


def test_if_no_card_fits_there_is_one_reason() -> None:
    assert condensed([OTHER, NONE]) == [Reason("no-card-with-icon", "IMP-AGENT-03", icon=CITY)]
    assert condensed([NONE, NONE]) == [Reason("no-card-with-icons", "IMP-AGENT-08")]
    assert condensed([OTHER, NONE, UNSEEN]) == [Reason("no-card-with-icon", "IMP-AGENT-03", icon=CITY), UNSEEN]


def test_influence_is_not_chosen_in_the_middle_of_a_turn() -> None:
    t = table(A={"hand": ["dagger"]})
    found = t.refusal(t.parse("influence fremen"))
    assert (found.key, found.rule) == ("influence-by-effect", "IMP-INFL-01")
