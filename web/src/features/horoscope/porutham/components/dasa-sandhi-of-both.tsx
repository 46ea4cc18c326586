import { lazyPart } from '@/base/load-part';
import { hasBirth, type BirthDetails } from '@/astrology/sky/birth-details';
import { OnDemand } from '@/ui/on-demand';

const DasaSandhi = lazyPart(
  async () => (await import('@/features/horoscope/porutham/components/dasa-sandhi')).DasaSandhi,
);

interface DasaSandhiOfBothProps {
  bride: BirthDetails | null;
  groom: BirthDetails | null;
  isFolded: boolean;
}

/** The dasas of both people side by side, if both births are known to the viewer. */
export const DasaSandhiOfBoth = ({ bride, groom, isFolded }: DasaSandhiOfBothProps) =>
  hasBirth(bride) &&
  hasBirth(groom) && (
    <OnDemand>
      <DasaSandhi bride={bride} groom={groom} isFolded={isFolded} />
    </OnDemand>
  );
