import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/** The start of an event on the wire. */
export const EVENT = String(PacketType.EVENT);

/** A message already serialized as JSON. */
export class Written {
  constructor(readonly json: string) {}
}

/** Serializes objects that are sent to many, once for each object. */
export function newScribe<T extends object>(
  jsonFor: (it: T) => string = JSON.stringify,
): (it: T) => string {
  const known = new WeakMap<T, string>();
  return (it) => {
    const json = known.get(it) ?? jsonFor(it);
    known.set(it, json);
    return json;
  };
}

const jsonOf = (part: unknown): string =>
  part instanceof Written ? part.json : (JSON.stringify(part) ?? 'null');

/**
 * Encodes packets as socket.io's own encoder does, but inserts ready-made JSON unchanged. This server sends no binary
 * data, so none is looked for.
 */
class SharingEncoder extends Encoder {
  override encode(packet: Packet): ReturnType<Encoder['encode']> {
    const { type, nsp, id, data } = packet;
    if (type !== PacketType.EVENT && type !== PacketType.ACK) return super.encode(packet);
    const parts = (data as unknown[]).map(jsonOf).join(',');
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}[${parts}]`];
  }
}

/** For socket.io's `parser`. */
export const SHARING_PARSER = { Encoder: SharingEncoder, Decoder };
