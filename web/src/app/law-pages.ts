// One part of the code: each of them is read by few, and leads to the others.
export { PrivacyPage } from '@/features/consents/components/privacy-page';
export { ComplaintPage } from '@/features/grievances/visitor';
