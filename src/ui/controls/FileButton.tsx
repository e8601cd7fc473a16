import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** Names the file for screen readers. */
  label: string;
  className?: string;
  disabled?: boolean;
  /** Gets the picked file; the same file can be picked again. */
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
