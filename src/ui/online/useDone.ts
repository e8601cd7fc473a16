import { useState } from 'react';
import type { Asked } from '../../game/online';
import { generalRefusal } from '../../words/general/refusal';
import { useTask } from '../frame/useTask';
import { onlineText } from '../i18n/online';

/** Asks the server for something, one thing at a time, and says what became of it. */
export function useDone(): {
  said: string;
  say: (text: string) => void;
  attempt: <T>(ask: () => Promise<Asked<T>>, then: (value: T) => void) => void;
} {
  const [said, say] = useState('');
  const { run } = useTask();
  return {
    said,
    say,
    attempt: (ask, then) =>
      run(async () => {
        const asked = await ask();
        if (asked.ok) then(asked.value);
        else say(onlineText('refusedText', { why: generalRefusal(asked.refusal) }));
      }),
  };
}
