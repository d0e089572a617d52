import { listPage } from '../../../../shared/list/list.context.tsx';

export const OrderProfilePage = listPage('orders.profile', function OrderProfile() {
  return null;
});
