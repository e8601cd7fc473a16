import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** What the file is, for those who do not see the button. */
  label: string;
  className?: string;
  disabled?: boolean;
  /** Told of the file that was picked; the same may be picked again afterwards. */
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for a JSON file. */
export function FileButton(props: FileButtonProps) {
  const { label, className = 'button', disabled = false, onFile, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onFile(file);
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={label}
        onChange={take}
        hidden
      />
      <button
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
    </>
  );
}
