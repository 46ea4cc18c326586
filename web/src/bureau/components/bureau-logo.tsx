import { useQuery } from '@tanstack/react-query';
import { logoQueryOptions } from '@/bureau/api/office-settings';
import { PictureImage } from '@/ui/portrait';

/** The bureau's logo for paper; nothing while there is none. */
export function BureauLogo() {
  const { data: logo } = useQuery(logoQueryOptions());
  return logo && <PictureImage source={logo} alt="" className="h-14 w-auto" />;
}
