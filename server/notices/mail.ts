import { createTransport } from 'nodemailer';
import type { NoticeSettings } from './settings';

/** A mail to be sent. */
interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Unsubscribes at once, by a POST (RFC 8058). */
  stop: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** Sends mail through the configured server. */
export function newMailer({ smtp, from }: NonNullable<NoticeSettings['mail']>): Mailer {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Text only: no local files and no remote content.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, stop }) {
      await transport.sendMail({
        ...{ from: { name: 'Flag Plot', address: from }, to: { name: '', address: to } },
        ...{ subject, text },
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
    },
    close: () => transport.close(),
  };
}
