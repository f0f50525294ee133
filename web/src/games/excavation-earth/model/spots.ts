/** The places of the table that an event of the log is about, in the words of steps. */
export function placesOf(pointed: unknown): string[] {
  if (typeof pointed !== 'object' || pointed === null) return [];
  const event = pointed as Record<string, unknown>;
  const found: string[] = [];
  const add = (zone: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') found.push(`${zone}:${value}`);
    else if (Array.isArray(value)) value.forEach((one) => add(zone, one));
  };
  const isPlace = (value: unknown) => typeof value === 'string' && value.startsWith('L');
  add('place', event['at']);
  for (const end of [event['from'], event['to']]) add(isPlace(end) ? 'place' : 'market', end);
  add('market', event['market']);
  add('market', event['markets']);
  add('centre', event['centre']);
  add('forecast', event['space']);
  if (event['event'] === 'sold') add('colour', event['colour']);
  const zone = { delivered: 'stack', acquired: 'stack', stacked: 'stack' }[String(event['event'])];
  const artefact = event['artefact'];
  if (zone && typeof artefact === 'string') add(zone, artefact.slice(0, artefact.lastIndexOf('-')));
  else add('tile', artefact);
  if (event['event'] === 'sampled' || event['event'] === 'guard-left') add('cell', artefact);
  return found;
}
