import { useEffect, useEffectEvent, useState } from 'react';
import { StatusLine } from '#ui/kit/status-line.tsx';

export interface Message {
  text: string;
  tone: 'good' | 'bad';
}

/** How long a message stays, in milliseconds. Source: docs/behaviour/console.md. */
const LIFE_MS = { good: 3000, bad: 5000 };

interface Props {
  /** A new object for each message, so that the same text twice starts anew. */
  message: Message | undefined;
  onGone: () => void;
}

/** Says how the last action went, then leaves the page; it waits while it is pointed at or focused. */
export function VanishingLine({ message, onGone }: Props) {
  const [isHeld, setHeld] = useState(false);
  const vanish = useEffectEvent(onGone);

  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(() => vanish(), LIFE_MS[message.tone]);
    return () => clearTimeout(timer);
  }, [message, isHeld]);

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <StatusLine text={message?.text} tone={message?.tone ?? 'good'} />
    </div>
  );
}
