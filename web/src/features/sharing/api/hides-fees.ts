import { call } from '@/services/api-client';

export const saveHidesFees = (hidesFees: boolean) => call('setHidesFees', { body: { hidesFees } });
