"""Records replay to their ends, and anything altered is found."""

import re
import unittest
from pathlib import Path

import record
import replay
from errors import Rejected

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "records"


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.dig").read_text("utf-8")


def replayed(text: str) -> None:
    replay.replay(record.parse(text.encode()))


class Replays(unittest.TestCase):
    def rejects(self, text: str, why: str) -> None:
        with self.assertRaisesRegex(Rejected, why):
            replayed(text)

    def test_the_deals_of_the_pages(self) -> None:
        for game in replay.GAMES:
            with self.subTest(game):
                page = (ROOT / "docs" / "notation" / f"{game}.md").read_text("utf-8")
                position = page.split("```json\n")[1].split("```")[0].replace("\n", "")
                deal = replay.begin(record.parse(text_of(f"{game}-two").encode()))
                self.assertEqual(replay.line_of(deal.position()), position)
                self.assertIn(f"`{replay.fingerprint(deal)}`", page)

    def test_every_action_counts(self) -> None:
        """Without any one of its actions, a record no longer leads to its end."""
        for name in ("lost-code-everything", "mykerinos-two"):
            header, body = text_of(name).split("\n\n")
            *moves, end = body.splitlines()
            for place in range(len(moves)):
                rest = moves[:place] + moves[place + 1 :]
                short = end.replace(f"end {len(moves)}", f"end {len(rest)}")
                with self.subTest(name, without=moves[place]):
                    self.rejects("\n".join([header, "", *rest, short, ""]), "line [0-9]+: `|lead to")

    def test_an_altered_action_leads_to_another_end(self) -> None:
        text = text_of("lost-code-two")
        last = re.findall("(?m)^[12] guess bear .*$", text)[-1]
        self.rejects(text.replace(last, f"{last[0]} guess bear none"), "ends in the state .* lead to")

    def test_another_seed_deals_another_game(self) -> None:
        for game in replay.GAMES:
            text = text_of(f"{game}-two")
            seed = re.search("seed (.)", text)[1]
            other = text.replace(f"seed {seed}", f"seed {'1' if seed == '0' else '0'}")
            self.rejects(other, "line [0-9]+: |lead to")

    def test_a_secret_must_match_its_commitment(self) -> None:
        for game in replay.GAMES:
            text = text_of(f"{game}-committed")
            replayed(text)
            self.rejects(re.sub("secret .*", f"secret {'0' * 64}", text), "does not match its commitment")
            self.rejects(re.sub("secret .*\n", "", text), "not revealed")
            self.rejects(text.replace("salt 1 ala-ma-kota", "salt 1 ala-ma-psa"), "line [0-9]+: |lead to")

    def test_only_what_it_knows_is_replayed(self) -> None:
        text = text_of("mykerinos-two")
        self.rejects(text.replace("game mykerinos", "game senet"), "game `senet`")
        self.rejects(text.replace("rules 1", "rules 2"), "version 2")
        self.rejects(text.replace("seats 2", "seats 2\noption x on"), "no option `x`")
        self.rejects(text.replace("seats 2", "seats 2\noption third-may-decline no"), "no value `no`")
        self.rejects(re.sub("seed .*", "position {}", text), "from a position")
        self.rejects(re.sub("\nend .*\n", "\n", text), "no end")


class IllegalActions(unittest.TestCase):
    def refuses_the_last(self, name: str, actions: str, why: str) -> None:
        """After the deal of a record, all these actions are legal except the last one."""
        header, moves = text_of(name).split("\n\n")[0], actions.split(";")
        with self.subTest(actions), self.assertRaisesRegex(Rejected, f"line [0-9]+: `{moves[-1]}`: .*{why}"):
            replayed("\n".join([header, "", *moves, ""]))

    def test_illegal_actions_of_the_lost_code(self) -> None:
        """The dice of the first round show a bird, a jaguar and a human. Seat 1 rolls."""
        for actions, why in [
            ("2 dice bird jaguar human", "seat 2 is not asked"),
            ("1 bet 0-6", "no answer in the phase `turn`"),
            ("1 dice bird human jaguar", "not in sheet order"),
            ("1 dice bird bird bird", "at most 1 dice may be turned"),
            ("1 dice bird jaguar cat", "three symbols"),
            ("1 dice bird bird human;1 bet 0-7", "no wheel of width 8"),
            ("1 dice bird bird human;1 bet 16-22", "not on the dial"),
            ("1 dice bird bird human;1 bet 00-6", "not a window"),
            ("1 dice bird bird human;1 bet 0-6;2 bet 1-7", "wheel of width 7 is taken"),
        ]:
            self.refuses_the_last("lost-code-two", actions, why)

    def test_illegal_actions_of_mykerinos(self) -> None:
        """Seat 1 starts. The first plots have pyramids on a1, b3 and c1."""
        for actions, why in [
            ("2 dig c1", "seat 2 is not asked"),
            ("1 neutral c1", "no answer in the phase `dig`"),
            ("1 dig a1", "a square is a pyramid"),
            ("1 dig a7", "outside the dig area"),
            ("1 dig a0", "not squares"),
            ("1 extend b1 b2", "not a chain"),
            ("1 dig b1;1 neutral b1", "occupied"),
            ("1 dig b1;1 skip;2 skip", "no answer in the phase `dig`"),
            ("1 dig b1;1 skip;2 dig c3;2 skip;1 extend c2 b2", "not in order"),
            ("1 dig b1;1 skip;2 dig c3;2 skip;1 extend b2 d2", "not a chain"),
            ("1 patron lemon a1", "no tile of lemon"),
            ("1 pass;2 dig b1;2 skip;1 museum 3-1", "seat 1 is not asked"),
            ("1 pass;2 dig b1;2 skip;2 museum 5-1", "no room next to 5-1"),
            ("1 pass;2 dig b1;2 skip;2 decline", "must take something"),
        ]:
            self.refuses_the_last("mykerinos-two", actions, why)
