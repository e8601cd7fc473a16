import { SetupError } from '../common/setup';
import { arePushKeys, type PushKeys } from './webPush';

/** How players are notified that a match waits for them. Each channel exists only if configured. */
export interface NoticeSettings {
  /** This server's public address, for links; without a trailing slash. */
  url: string;
  mail?: { smtp: string; from: string };
  push?: PushKeys & { contact: string };
  /** Whether webhooks may use private addresses and unencrypted HTTP. */
  webhooks?: 'public' | 'any';
}

type Env = Readonly<Record<string, string | undefined>>;

/** For `--help`. */
export const NOTICE_SETTINGS: readonly [string, string][] = [
  ['FLAG_PLOT_URL', 'the address at which players reach this server; needed for turn notices'],
  ['FLAG_PLOT_SMTP', 'sends notices by mail: smtps://user:password@host:465 (none)'],
  ['FLAG_PLOT_MAIL_FROM', 'the address that they come from'],
  ['FLAG_PLOT_PUSH_KEYS', 'sends notices to browsers: the keys that --push-keys makes (none)'],
  ['FLAG_PLOT_PUSH_CONTACT', 'for the push services: mailto:you@example.org, or an https address'],
  ['FLAG_PLOT_WEBHOOKS', 'none, public, or any: also into a private network (none)'],
];

const ALL = ['FLAG_PLOT_SMTP', 'FLAG_PLOT_PUSH_KEYS', 'FLAG_PLOT_WEBHOOKS'] as const;

/** Reads the settings of notices; `undefined` if notices are off. */
export function parseNotices(env: Env): NoticeSettings | undefined {
  const wanted = ALL.find((name) => env[name] && env[name] !== 'none');
  if (!wanted) return undefined;
  const webhooks = parseWebhooks(env.FLAG_PLOT_WEBHOOKS);
  const mail = parseMail(env);
  const push = parsePush(env);
  return {
    url: parseUrl(env.FLAG_PLOT_URL, wanted),
    ...(mail && { mail }),
    ...(push && { push }),
    ...(webhooks && { webhooks }),
  };
}

function parseUrl(text: string | undefined, wanted: string): string {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text?.replace(/\/$/, ''))
    return url.origin;
  throw new SetupError(
    `FLAG_PLOT_URL must be where players reach this server, such as https://play.example.org, as ${wanted} is set.`,
  );
}

function parseMail(env: Env): NoticeSettings['mail'] {
  const { FLAG_PLOT_SMTP: smtp, FLAG_PLOT_MAIL_FROM: from } = env;
  if (!smtp) return undefined;
  // The URL's password stays out of the message.
  if (!/^smtps?:\/\/[^/]+$/.test(smtp) || !URL.canParse(smtp))
    throw new SetupError(
      'FLAG_PLOT_SMTP must be an address such as smtps://user:password@mail.example.org:465.',
    );
  if (from && /^[^@\s,<>]+@[^@\s,<>]+$/.test(from)) return { smtp, from };
  throw new SetupError('FLAG_PLOT_MAIL_FROM must be a mail address, as FLAG_PLOT_SMTP is set.');
}

function parsePush(env: Env): NoticeSettings['push'] {
  const { FLAG_PLOT_PUSH_KEYS: keys, FLAG_PLOT_PUSH_CONTACT: contact } = env;
  if (!keys) return undefined;
  const [publicKey = '', privateKey = ''] = keys.split(',').map((part) => part.trim());
  if (!arePushKeys({ publicKey, privateKey }))
    throw new SetupError(
      'FLAG_PLOT_PUSH_KEYS must be the two keys that --push-keys makes, with a comma.',
    );
  if (contact && /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    return { publicKey, privateKey, contact };
  throw new SetupError(
    'FLAG_PLOT_PUSH_CONTACT must be mailto:you@example.org or an https address, as FLAG_PLOT_PUSH_KEYS is set.',
  );
}

function parseWebhooks(text = ''): NoticeSettings['webhooks'] {
  if (text === 'public' || text === 'any') return text;
  if (text === '' || text === 'none') return undefined;
  throw new SetupError(`FLAG_PLOT_WEBHOOKS must be none, public or any, not "${text}".`);
}
