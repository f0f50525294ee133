import { expect, test } from 'vitest';

import { divide, messagesOf } from './texts';

const files = {
  web: '# Pages\nweb-title = Dighouse\n\nweb-many =\n    { $n ->\n        [one] One\n       *[other] { $n }\n    }\n',
  house: 'house-error-full = Full.\nbench-title-of = { house-error-full }\narena-rate = Rate\n',
  arnak: 'arnak-title = Arnak\narnak-value-bird = { arnak-name-bird }\narnak-event-dug = dug\n',
  'arnak-names': 'arnak-name-bird = Bird\narnak-name-snake = Snake\n',
};

test('messages of several lines stay whole, comments go', () => {
  const messages = messagesOf(files.web);
  expect([...messages.keys()]).toEqual(['web-title', 'web-many']);
  expect(messages.get('web-many')).toContain('*[other] { $n }');
  expect(messages.get('web-title')).not.toContain('#');
});

test('the core has what every page says, with all that it refers to', () => {
  const { core = '' } = divide(files);
  expect([...messagesOf(core).keys()]).toEqual([
    'web-title', 'web-many', 'house-error-full', 'arnak-title', 'arnak-value-bird', 'arnak-name-bird',
  ]);
});

test('a game has the rest of its files, and nobody has the words of the terminal', () => {
  const { core, ...games } = divide(files);
  expect(Object.keys(games)).toEqual(['arnak']);
  expect([...messagesOf(games['arnak'] ?? '').keys()]).toEqual(['arnak-event-dug', 'arnak-name-snake']);
  expect(core).not.toContain('arena-rate');
});
