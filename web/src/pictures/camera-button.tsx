import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Camera } from '@/ui/icons';

interface CameraButtonProps {
  /** What it says: "Take a photo". */
  children: string;
  /** Nothing can be added now; it stays focusable. */
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the camera of a phone or tablet. Where there is a mouse it is not shown: no computer's camera would open. */
export function CameraButton({ children, disabled, onFiles }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-2 hidden pointer-coarse:block">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        // The button stands for it.
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        className="w-full aria-disabled:border-line aria-disabled:text-muted"
        aria-disabled={disabled}
        onClick={() => !disabled && input.current?.click()}
      >
        <Camera aria-hidden="true" className="size-5" /> {children}
      </Button>
    </div>
  );
}
