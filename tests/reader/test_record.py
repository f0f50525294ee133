"""Which texts are records, and what they say."""

import json
import unittest
from pathlib import Path

import record
import seed
from errors import Rejected

CASES = Path(__file__).parent.parent / "cases"
HEX = "0123456789abcdef" * 4
HEADER = f"dighouse record 1\ngame lost-code\nrules 1\nseats 2\nseed {HEX}\n"
VALID = f"{HEADER}\n1 dice bird bird snake @0\n#\n# a comment\n2 bet 9-15\nend 2 0123456789abcdef\n"


class Records(unittest.TestCase):
    def test_a_record_is_read(self) -> None:
        read = record.parse(VALID.encode())
        self.assertEqual((read.game, read.rules, read.seats, read.seed), ("lost-code", 1, 2, bytes.fromhex(HEX)))
        self.assertEqual(read.moves, [record.Move(7, 1, "dice bird bird snake"), record.Move(10, 2, "bet 9-15")])
        self.assertEqual(read.fingerprint, "0123456789abcdef")

    def test_every_line_has_one_form(self) -> None:
        """Each change makes the text something else than a record; the message names the line."""
        for old, new, line in [
            ("record 1", "record 2", 1),
            ("dighouse", "\ufeffdighouse", 1),
            ("game lost-code", "game lost code", 2),
            ("rules 1", "rules 01", 3),
            ("rules 1", "rules 4294967296", 3),
            ("rules 1\nseats 2", "seats 2\nrules 1", 3),
            ("seats 2", "seats 5", 4),
            ("seats 2", "seats 2\noption x", 5),
            ("seats 2", "seats 2\nplayer 2 Ala\nplayer 1 Olek", 6),
            ("seats 2", "seats 2\nplayer 3 Ala", 5),
            ("seats 2", "seats 2\nplayer 1  ", 5),
            ("seats 2", "seats 2\nbegan now\r", 5),
            (HEX, HEX.upper(), 5),
            (HEX, HEX[1:], 5),
            (f"seed {HEX}\n", "", 5),
            (f"{HEX}\n", f"{HEX}\nseed {HEX}\n", 6),
            (f"seed {HEX}", f"commitment {HEX}\nsalt 1 ala ma kota", 6),
            ("\n\n", "\n", 6),
            ("\n\n", "\n\n\n", 7),
            ("1 dice", "1  dice", 7),
            ("1 dice", "0 dice", 7),
            ("1 dice", "5 dice", 7),
            ("@0", "@00", 7),
            ("@0", "@18446744073709551616", 7),
            ("snake @0", "sn@ke", 7),
            ("snake @0", "snäke", 7),
            ("# a", "#a", 9),
            ("# a comment", "# a\x07comment", 9),
            ("2 bet 9-15", "2 bet 9-15 ", 10),
            ("end 2", "end 3", 11),
            ("end 2", "end 02", 11),
            ("abcdef\n", "abcdeg\n", 11),
            ("abcdef\n", "abcdef", 11),
            ("abcdef\n", "abcdef\n\n", 12),
        ]:
            with self.subTest(new=new):
                text = VALID.replace(old, new) if old not in ("abcdef\n",) else VALID[: -len(old)] + new
                with self.assertRaisesRegex(Rejected, f"^line {line}: "):
                    record.parse(text.encode())

    def test_a_text_that_is_not_utf_8_is_no_record(self) -> None:
        with self.assertRaisesRegex(Rejected, "UTF-8"):
            record.parse(b"dighouse record 1\n\xff\n")

    def test_the_shared_cases(self) -> None:
        for case in json.loads((CASES / "records.json").read_text("utf-8")):
            with self.subTest(case["about"]):
                header = case["header"]
                if header is None:
                    self.assertRaises(Rejected, record.parse, case["record"].encode())
                    continue
                read = record.parse(case["record"].encode())
                self.assertEqual((read.game, read.seats), (header["game"], header["seats"]))
                self.assertEqual(len(read.moves), header["actions"])
                for name in ("seed", "commitment", "secret"):
                    value = getattr(read, name)
                    self.assertEqual(value and value.hex(), header[name])
                self.assertEqual(read.salts, {salt["seat"]: salt["salt"] for salt in header["salts"]})


class Seeds(unittest.TestCase):
    def test_the_shared_cases(self) -> None:
        for case in json.loads((CASES / "seeds.json").read_text("utf-8")):
            secret = bytes.fromhex(case["secret"])
            salts = {salt["seat"]: salt["salt"] for salt in case["salts"]}
            self.assertEqual(seed.commitment(secret).hex(), case["commitment"])
            self.assertEqual(seed.seed(secret, salts).hex(), case["seed"])
