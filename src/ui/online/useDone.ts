import { useState } from 'react';
import type { Asked } from '../../game/online';
import { generalRefusal } from '../../words/general/refusal';
import { useTask } from '../frame/useTask';
import { onlineText } from '../i18n/online';

interface Done {
  said: string;
  say: (text: string) => void;
  attempt: <T>(ask: () => Promise<Asked<T>>, then: (value: T) => void) => void;
}

/** Sends requests to the server, one at a time, and reports the results. */
export function useDone(): Done {
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
