import { expect, test } from 'vitest';
import { onNoticeClicked, onPushed, type PushScope } from '../../src/ui/offline/push';

function newScope() {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const scope: PushScope = {
    registration: {
      showNotification: async (title, options) => void shown.push([title, options]),
    },
    clients: { openWindow: async (url) => void opened.push(url) },
    addEventListener: () => {},
  };
  return { scope, shown, opened };
}

const waits = { waitUntil: () => {} };

test('a pushed notice is shown, one for each match, and leads there', () => {
  const { scope, shown, opened } = newScope();
  const body = {
    title: 'Samar',
    text: 'Your orders are awaited.',
    url: '/online/m1',
    matchID: 'm1',
  };
  onPushed(scope, { ...waits, data: { json: () => body } });
  const options = { body: body.text, icon: '/icon-192.png', tag: 'm1', data: { url: body.url } };
  expect(shown).toEqual([['Samar', options]]);
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  onNoticeClicked(scope, { ...waits, notification: { data: options.data, close } });
  expect([isClosed, opened]).toEqual([true, ['/online/m1']]);
});

test('a message that cannot be read is shown all the same, as the browser asks', () => {
  const { scope, shown } = newScope();
  onPushed(scope, { ...waits, data: null });
  const json = () => {
    throw new Error('no JSON');
  };
  onPushed(scope, { ...waits, data: { json } });
  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatchObject(['Flag Plot', { data: { url: '/online' } }]);
});
