import type { NoticeReason } from '../../src/game/online/notices';

export type Language = 'en' | 'de';

interface Texts {
  reasons: Readonly<Record<NoticeReason, (title: string) => string>>;
  confirm: (title: string) => string;
  confirmHint: string;
  stopHint: string;
  pages: {
    confirmTitle: string;
    confirmButton: string;
    confirmed: string;
    stopTitle: string;
    stopButton: string;
    stopped: string;
    gone: string;
  };
}

/** The texts of notices. They name a match by its title only. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    reasons: {
      turn: (title) => `${title}: it is your turn.`,
      time: (title) => `${title}: your time has run out.`,
      asked: (title) => `${title}: the other side has a request.`,
      over: (title) => `${title}: the battle is over.`,
    },
    confirm: (title) => `${title}: do you want to be notified when it is your turn?`,
    confirmHint: 'If so, confirm here; otherwise you will get no further messages:',
    stopHint: 'Unsubscribe from these notices:',
    pages: {
      confirmTitle: 'Notices by mail',
      confirmButton: 'Yes, notify me',
      confirmed: 'You will be notified when it is your turn.',
      stopTitle: 'Notices for this battle',
      stopButton: 'Unsubscribe',
      stopped: 'You will get no more of these notices.',
      gone: 'These notices do not exist (any more).',
    },
  },
  de: {
    reasons: {
      turn: (title) => `${title}: Befehle werden erwartet.`,
      time: (title) => `${title}: Die Bedenkzeit ist abgelaufen.`,
      asked: (title) => `${title}: Die Gegenseite hat eine Anfrage.`,
      over: (title) => `${title}: Das Gefecht ist beendet.`,
    },
    confirm: (title) => `${title}: Benachrichtigen, sobald Befehle erwartet werden?`,
    confirmHint: 'Wenn ja, hier bestätigen; sonst kommt keine weitere Nachricht:',
    stopHint: 'Diese Benachrichtigungen beenden:',
    pages: {
      confirmTitle: 'Benachrichtigungen per E‑Mail',
      confirmButton: 'Ja, benachrichtigen',
      confirmed: 'Eine Nachricht kommt, sobald Befehle erwartet werden.',
      stopTitle: 'Benachrichtigungen zu diesem Gefecht',
      stopButton: 'Keine Benachrichtigungen mehr',
      stopped: 'Es kommen keine weiteren Benachrichtigungen.',
      gone: 'Diese Benachrichtigungen gibt es nicht (mehr).',
    },
  },
};
