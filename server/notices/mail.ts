import { createTransport } from 'nodemailer';
import type { NoticeSettings } from './settings';

/** A mail to be sent. */
interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Ends such mails at once, by a POST (RFC 8058). */
  stop: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** Sends mails by the server that the settings name. */
export function newMailer({ smtp, from }: NonNullable<NoticeSettings['mail']>): Mailer {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A letter is text and nothing else: no file of this machine, no page of another.
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
