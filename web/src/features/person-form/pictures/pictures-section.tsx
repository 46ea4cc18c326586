import { useCallback } from 'react';
import { FormSection } from '@/features/person-form/fields/form-section';
import { PictureField } from '@/features/person-form/pictures/picture-field';
import type { SectionId } from '@/features/person-form/fields/sections';
import type { FormPictures } from '@/features/person-form/pictures/use-form-pictures';

const mostPictures = 3;

export type PictureFieldName = 'pictures' | 'charts';

/** What the picture fields are called on screen. */
export const pictureLabels: Record<PictureFieldName, string> = { pictures: 'Profile Image 1', charts: 'Birth chart' };

const areaId = (field: PictureFieldName) => `${field}-field`;

/** Takes the reader to a picture field. */
export function focusPictureField(field: PictureFieldName): void {
  document.getElementById(areaId(field))?.querySelector('input')?.focus();
}

interface PicturesSectionProps {
  pictures: FormPictures;
  charts: FormPictures;
  required: boolean;
  errors: Record<PictureFieldName, string | undefined>;
  disabled: boolean;
  onPreparingChange: (field: PictureFieldName, isPreparing: boolean) => void;
  onArrive: (id: SectionId) => void;
}

/** The portraits and the birth chart. */
export function PicturesSection(props: PicturesSectionProps) {
  const { pictures, charts, onPreparingChange } = props;
  const onPicturesPreparing = useCallback(
    (isPreparing: boolean) => {
      onPreparingChange('pictures', isPreparing);
    },
    [onPreparingChange],
  );
  const onChartsPreparing = useCallback(
    (isPreparing: boolean) => {
      onPreparingChange('charts', isPreparing);
    },
    [onPreparingChange],
  );
  return (
    <FormSection id="pictures" onArrive={props.onArrive}>
      <div id={areaId('pictures')} className="sm:col-span-2">
        <PictureField
          label={pictureLabels.pictures}
          hint="Several files may be chosen, up to three. The first one is shown on the card."
          required={props.required}
          multiple
          max={mostPictures}
          bucket="profile-images"
          pictures={pictures.pictures}
          onChange={pictures.change}
          error={props.errors.pictures}
          disabled={props.disabled || !pictures.ready}
          onPreparingChange={onPicturesPreparing}
        />
      </div>
      <div id={areaId('charts')} className="sm:col-span-2">
        <PictureField
          label={pictureLabels.charts}
          multiple={false}
          max={1}
          bucket="birth-charts"
          pictures={charts.pictures}
          onChange={charts.change}
          error={props.errors.charts}
          disabled={props.disabled || !charts.ready}
          onPreparingChange={onChartsPreparing}
        />
      </div>
    </FormSection>
  );
}
