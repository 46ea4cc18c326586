// One part of the code: the first load names each part and what it needs.
export { FamilyPage } from '@/features/introductions/components/family-page';
export { SheetsPage } from '@/features/introductions/components/sheets-page';
