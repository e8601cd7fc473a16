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
      turn: (title) => `${title}: your orders are awaited.`,
      time: (title) => `${title}: your time is out.`,
      asked: (title) => `${title}: the other side asks you something.`,
      over: (title) => `${title}: the battle is over.`,
    },
    confirm: (title) => `${title}: do you want to be told when your orders are awaited?`,
    confirmHint: 'If so, confirm it here; otherwise nothing more will come:',
    stopHint: 'No more of these notices:',
    pages: {
      confirmTitle: 'Notices by mail',
      confirmButton: 'Yes, tell me',
      confirmed: 'You will be told when your orders are awaited.',
      stopTitle: 'Notices of this battle',
      stopButton: 'No more notices',
      stopped: 'No more of these notices will come.',
      gone: 'There are no such notices (any more).',
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
