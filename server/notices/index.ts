import { REFUSALS } from '../matches/answers';
import type { Matches } from '../matches/matches';
import { Notifier, type NotifierOptions } from './notifier';
import { Sender } from './sender';
import type { NoticeSettings } from './settings';
import { Targets } from './targets';

/** Assembles the notices. Without settings nothing is sent, and requests are refused with that reason. */
export function openNotices(
  matches: Matches,
  settings: NoticeSettings | undefined,
  options?: Partial<NotifierOptions>,
) {
  if (!settings) {
    const targets = new Targets(
      matches,
      () => REFUSALS.noMail,
      () => {},
    );
    return { targets, ways: { mail: false, webhook: false }, close: () => {} };
  }
  const sender = new Sender(settings, matches.now);
  const notifier = new Notifier(matches, sender, options);
  return {
    targets: new Targets(
      matches,
      (wish) => sender.refuse(wish),
      (match, side, target) => notifier.ask(match, side, target),
    ),
    ways: sender.ways,
    close: () => {
      notifier.close();
      sender.close();
    },
  };
}
