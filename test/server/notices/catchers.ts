import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Socket } from 'node:net';

/** What a catcher of HTTP was sent. */
export interface Caught {
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A server on this machine that keeps what it is sent, and answers with a status. */
export async function httpCatcher(status = 201) {
  const caught: Caught[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      caught.push({
        ...{ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) },
      });
      response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end('answer');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    caught,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Letter {
  from: string;
  to: string[];
  data: string;
}

/** The smallest mail server: it takes every letter and keeps it. */
export async function smtpCatcher() {
  const letters: Letter[] = [];
  const server = createNetServer((socket) => talk(socket, letters));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    letters,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

function talk(socket: Socket, letters: Letter[]): void {
  let letter: Letter = { from: '', to: [], data: '' };
  let inData = false;
  let rest = '';
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const hearData = (line: string): void => {
    inData = line !== '.';
    if (inData) letter.data += `${line}\n`;
    else {
      letters.push(letter);
      letter = { from: '', to: [], data: '' };
      say('250 taken');
    }
  };
  const hear = (line: string): void => {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (line.startsWith('MAIL')) letter.from = address;
    if (line.startsWith('RCPT')) letter.to.push(address);
    inData = line === 'DATA';
    if (inData) say('354 go on');
    else say(line === 'QUIT' ? '221 bye' : '250 yes');
  };
  socket.on('data', (part) => {
    const lines = (rest + part.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) (inData ? hearData : hear)(line);
  });
  socket.on('error', () => {});
  say('220 catcher');
}

/** The text of a letter, as its reader sees it. */
export const readLetter = ({ data }: Letter): string =>
  data
    .slice(data.indexOf('\n\n'))
    .replaceAll('=\n', '')
    .replaceAll(/((=[0-9A-F]{2})+)/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'),
    );
