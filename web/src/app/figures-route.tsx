import { FiguresPage } from '@/features/figures/office';
import { DownloadButton } from '@/features/transfer/components/download-button';
import { t } from '@/texts/texts';

/** The figures of the bureau, with the file of them. */
export const FiguresRoute = () => (
  <FiguresPage
    download={(make) => (
      <DownloadButton make={make} kind="figures" format="csv" failure={t('figures.notSaved')}>
        {t('figures.download')}
      </DownloadButton>
    )}
  />
);
