// One part of the code: each of them is read by few, and leads to the others.
export { NoticePage } from '@/features/consents/components/notice-page';
export { ComplaintPage } from '@/features/grievances/visitor';
export { PrivacyPage } from '@/features/home/components/privacy-page';
