import { monitorDevicesList, payGatewaysOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { ListContext } from '../../../shared/list/list.types.ts';
import {
  type PartyChoice,
  type ProductOption,
  useProductOptions,
  useSupplierOptions,
} from '../../../shared/options.ts';
import { useOperation } from '../../../shared/query.ts';
import { kindsAt } from './resources.labels.ts';

export interface DeviceChoice extends SelectOption {
  /** Null: the platform's, which may monitor any account. */
  supplierId: string | null;
}

export interface GatewayChoice extends SelectOption {
  currency: string;
}

export interface ResourceOptions {
  suppliers: readonly PartyChoice[];
  products: readonly ProductOption[];
  devices: readonly DeviceChoice[];
  /** Gateways that send payouts. Only staff may name one. */
  gateways: readonly GatewayChoice[];
}

/** Until they are loaded. */
export const noOptions: ResourceOptions = { suppliers: [], products: [], devices: [], gateways: [] };

/** Of one supplier there is nothing to choose. */
export const onlyOne = ([first, ...others]: readonly PartyChoice[]): string | undefined =>
  others.length === 0 ? first?.value : undefined;

const optionsMs = 5 * 60_000;
/** The largest page. */
const mostDevices = 200;

/** Suppliers, products, devices and gateways that the role may choose from. */
export function useResourceOptions(context: ListContext): ResourceOptions {
  const { mayCall, fixed } = context;
  const suppliers = useSupplierOptions(context);
  const products = useProductOptions(context);
  const devices = useOperation(
    monitorDevicesList,
    { pageSize: mostDevices, state: 'enabled' },
    { enabled: mayCall(monitorDevicesList.id), staleMs: optionsMs },
  ).data;
  const gateways = useOperation(
    payGatewaysOptions,
    {},
    { enabled: mayCall(payGatewaysOptions.id) && kindsAt(fixed).includes('gateway'), staleMs: optionsMs },
  ).data;
  return useMemo(
    () => ({
      suppliers,
      products,
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
    [suppliers, products, devices, gateways],
  );
}
