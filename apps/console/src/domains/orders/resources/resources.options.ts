import {
  monitorDevicesList,
  payGatewaysOptions,
  productsOptions,
  usersSupplierOptions,
} from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useWords } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { kindsAt } from './resources.labels.ts';

export interface SupplierChoice extends SelectOption {
  /** Its account. */
  detail: string | undefined;
}
export interface ProductChoice extends SelectOption {
  currency: string;
  kind: string;
}
export interface DeviceChoice extends SelectOption {
  /** Null: the platform's, which may monitor any account. */
  supplierId: string | null;
}

export interface GatewayChoice extends SelectOption {
  currency: string;
}

export interface ResourceOptions {
  suppliers: readonly SupplierChoice[];
  products: readonly ProductChoice[];
  devices: readonly DeviceChoice[];
  /** Gateways that send payouts. Only staff may name one. */
  gateways: readonly GatewayChoice[];
}

/** Until they are loaded. */
export const noOptions: ResourceOptions = { suppliers: [], products: [], devices: [], gateways: [] };

const optionsMs = 5 * 60_000;
/** The largest page. */
const mostDevices = 200;

/** Suppliers, products and devices that the role may choose from. */
export function useResourceOptions({ mayCall, fixed }: ListContext): ResourceOptions {
  const words = useWords();
  const read = (operation: { id: Parameters<typeof mayCall>[0] }) => ({
    enabled: mayCall(operation.id),
    staleMs: optionsMs,
  });
  const suppliers = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    read(usersSupplierOptions),
  ).data;
  const products = useOperation(productsOptions, {}, read(productsOptions)).data;
  const devices = useOperation(
    monitorDevicesList,
    { pageSize: mostDevices, state: 'enabled' },
    read(monitorDevicesList),
  ).data;
  const gateways = useOperation(
    payGatewaysOptions,
    {},
    { enabled: mayCall(payGatewaysOptions.id) && kindsAt(fixed).includes('gateway'), staleMs: optionsMs },
  ).data;
  return useMemo(
    () => ({
      suppliers: (suppliers ?? []).map(({ id, name, account }) => ({
        value: id,
        label: name,
        detail: account ?? undefined,
      })),
      products: (products ?? []).map(({ id, name, currency, kind }) => ({
        value: String(id),
        label: `${id} ${words(name)}`,
        detail: currency,
        currency,
        kind,
      })),
      devices: (devices?.list ?? []).map(({ monitorId, name, supplierId }) => ({
        value: monitorId,
        label: name,
        detail: monitorId,
        supplierId,
      })),
      gateways: (gateways?.list ?? []).map(({ id, name, currency, direction, productId }) => ({
        value: id,
        label: name,
        detail: `${currency} · ${productId}`,
        currency,
        direction,
      })),
    }),
    [suppliers, products, devices, gateways, words],
  );
}
