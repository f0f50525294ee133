/** The header of a record (docs/notation.md), as far as checking its seed needs it. */
export interface RecordHeader {
  game: string;
  seats: number;
  players: { seat: number; text: string }[];
  began: string | null;
  /** A seed that somebody chose: nothing was committed to. */
  seed: string | null;
  commitment: string | null;
  secret: string | null;
  salts: { seat: number; salt: string }[];
  /** How many actions follow. */
  actions: number;
}

const FIRST = 'dighouse record 1';

function numbered(value: string): [number, string] {
  const space = value.indexOf(' ');
  return [Number(value.slice(0, space)), value.slice(space + 1)];
}

/** Reads the header; null if this is no record at all. Whether every line is right, the server checks. */
export function readHeader(text: string): RecordHeader | null {
  const lines = text.split('\n');
  if (lines[0] !== FIRST) return null;
  const header: RecordHeader = {
    game: '',
    seats: 0,
    players: [],
    began: null,
    seed: null,
    commitment: null,
    secret: null,
    salts: [],
    actions: 0,
  };
  const end = lines.indexOf('');
  for (const line of lines.slice(1, end)) readLine(header, line);
  header.actions = lines.slice(end + 1).filter((line) => /^[1-4] /.test(line)).length;
  return header.game === '' || end < 0 ? null : header;
}

function readLine(header: RecordHeader, line: string): void {
  const space = line.indexOf(' ');
  const value = line.slice(space + 1);
  switch (line.slice(0, space)) {
    case 'game':
      header.game = value;
      break;
    case 'seats':
      header.seats = Number(value);
      break;
    case 'player': {
      const [seat, text] = numbered(value);
      header.players.push({ seat, text });
      break;
    }
    case 'salt': {
      const [seat, salt] = numbered(value);
      header.salts.push({ seat, salt });
      break;
    }
    case 'began':
      header.began = value;
      break;
    case 'seed':
      header.seed = value;
      break;
    case 'commitment':
      header.commitment = value;
      break;
    case 'secret':
      header.secret = value;
      break;
  }
}
