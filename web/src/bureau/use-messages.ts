import { useQuery } from '@tanstack/react-query';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { messageTemplatesQueryOptions } from '@/bureau/api/office-settings';
import { useBureau } from '@/bureau/bureau';
import { languageOfPage } from '@/bureau/components/whatsapp';
import { isLanguage } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { fillSeveral, fillOne, type Message } from '@/bureau/messages';

/**
 * Fills a message template of the bureau in the family's language; in that of the page where nobody knows it (null), and in
 * English without a message in that language. The text is null until the template is loaded, and the language read (undefined).
 */
export const useMessage = (message: Message, language: string | null | undefined) => useMessages([message], language);

/** The same for several messages of one template, as one text. */
export function useMessages(messages: readonly Message[], language: string | null | undefined) {
  const templates = useQuery(messageTemplatesQueryOptions());
  const templateIn = (wanted: string) =>
    templates.data?.find(({ template, language: own }) => template === messages[0]?.message && own === wanted);
  const wanted = isLanguage(language) ? language : languageOfPage();
  const own = templateIn(wanted);
  const template = language === undefined ? undefined : (own ?? templateIn('en'));
  const body = template?.body;
  const ofText = own === undefined ? 'en' : wanted;
  const bureau = useBureau(ofText);
  // With the words of names.
  const { say, failed } = useSayIn(ofText);
  const fillAll = (filled: string) => {
    const several = messages.filter((message) => message.message === 'profile shared');
    if (several.length > 1) return fillSeveral(several, filled, template?.original ?? null, bureau);
    return messages.map((message) => fillOne(message, filled, bureau)).join('\n\n');
  };
  return {
    text:
      body === undefined || (say === null && !failed) ? null : say === null ? fillAll(body) : say(() => fillAll(body)),
    language: ofText,
    templates,
  };
}

/** `useMessage` in the language of a registered person, for the admin. */
export function useMessageTo(profileId: number, message: Message) {
  const { data, isPending } = useQuery(accountLanguageQueryOptions(profileId));
  return useMessage(message, isPending ? undefined : (data ?? null));
}
