import * as Popover from '@radix-ui/react-popover';
import type { RefObject } from 'react';

interface SealExplanationProps {
  id: string;
  seal: RefObject<HTMLButtonElement | null>;
  text: string;
  onClose: () => void;
}

const preventDefault = (event: Event) => event.preventDefault();

/**
 * The tooltip of the verified seal, loaded on first use. The focus stays on the seal. It has no portal, so that it stays
 * inside its landmark.
 */
export function SealExplanation({ id, seal, text, onClose }: SealExplanationProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={seal} />
      <Popover.Content
        role="tooltip"
        id={id}
        side="top"
        sideOffset={10}
        collisionPadding={12}
        className="fade-in z-30 max-w-[min(18rem,calc(100vw-24px))] rounded-control border border-gold-500 bg-paper px-4 py-3 text-base text-ink shadow-card"
        onOpenAutoFocus={preventDefault}
        onCloseAutoFocus={preventDefault}
        onInteractOutside={(event) => {
          // The seal handles a press on itself.
          if (event.target instanceof Node && seal.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {text}
        <Popover.Arrow className="fill-gold-500" width={14} height={7} />
      </Popover.Content>
    </Popover.Root>
  );
}
