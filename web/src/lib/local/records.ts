import type { TableNow } from '../../generated/table';
import { api, local } from '../net/api';
import { recordOf, sitDown } from '../net/tables';

/** Gives the player a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // The browser reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Gives the player the record of a table, however far it is. */
export async function saveRecord(id: string, game: string): Promise<void> {
  saveFile(`${game}-${id}.dig`, await recordOf(id, null));
}

/** Makes a table of this browser from a record. The same record makes it once. */
export async function openRecord(record: string): Promise<TableNow> {
  const table = await local.post<TableNow>('/api/tables/import', { record, aids: true });
  // The game is where the record ends once its people have sat down.
  return table.phase === 'waiting' ? sitDown(table.id) : table;
}

/** Where a table from a record is looked at or played on. */
export function pageOf({ id, phase }: Pick<TableNow, 'id' | 'phase'>): string {
  return `${phase === 'over' ? '/replay' : '/table'}/${encodeURIComponent(id)}`;
}

/** Copies a table of this browser to the server, where the game goes on. */
export async function upload({ id, aids }: Pick<TableNow, 'id' | 'aids'>): Promise<TableNow> {
  return api.post<TableNow>('/api/tables/import', { record: await recordOf(id, null), aids });
}
