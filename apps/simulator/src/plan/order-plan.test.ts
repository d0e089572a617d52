import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typicalAmounts } from './catalogue.ts';
import { type FaultName, faultNames, faultProfiles } from './faults.ts';
import { type OrderPlan, orderFaults, planOrder } from './order-plan.ts';

const seeds = fc.nat({ max: 2 ** 31 });
const indexes = fc.nat({ max: 1_000_000 });
const plans = (seed: number, faults = faultProfiles.heavy, count = 40): OrderPlan[] =>
  Array.from({ length: count }, (_, index) => planOrder(seed, index, faults));
/** An order without its fault. */
const calm = ({ fault, payment, receiver, subject, ...rest }: OrderPlan) => rest;

describe('the order plan', () => {
  it('is the same for the same seed, in any order of requests', () => {
    fc.assert(
      fc.property(seeds, fc.array(indexes, { maxLength: 20 }), (seed, asked) => {
        const forwards = asked.map((index) => planOrder(seed, index, faultProfiles.heavy));
        const backwards = [...asked].reverse().map((index) => planOrder(seed, index, faultProfiles.heavy));
        expect(backwards.reverse()).toEqual(forwards);
      }),
      { numRuns: 50 },
    );
  });

  it('is different for another seed', () => {
    expect(plans(1)).not.toEqual(plans(2));
  });

  it('asks for the dynamic product in a tenth of its currency’s orders, and changes nothing else', () => {
    const without = plans(11, {}, 2_000);
    const withIt = without.map(({ index }) => planOrder(11, index, {}, 3101));
    const dynamic = withIt.filter(({ product }) => product.productId === 3101);
    expect(new Set(dynamic.map(({ product }) => product.currency))).toEqual(new Set(['INR']));
    const rupees = without.filter(({ product }) => product.currency === 'INR').length;
    expect(dynamic.length / rupees).toBeGreaterThan(0.07);
    expect(dynamic.length / rupees).toBeLessThan(0.13);
    const rest = (plan: OrderPlan) => ({ ...plan, product: { ...plan.product, productId: 0 } });
    expect(withIt.map(rest)).toEqual(without.map(rest));
  });

  it('has faults that change only what they concern', () => {
    fc.assert(
      fc.property(seeds, indexes, fc.constantFrom(...faultNames), (seed, index, fault) => {
        const without = planOrder(seed, index, {});
        const withFault = planOrder(seed, index, { [fault]: 1 });
        expect(calm(withFault)).toEqual(calm(without));
        expect(without.fault).toBeNull();
        if (orderFaults.some((name) => name === fault)) expect(withFault.fault).toBe(fault);
      }),
      { numRuns: 200 },
    );
  });

  const payment = (fault: FaultName) => planOrder(7, 3, { [fault]: 1 }).payment;
  it('describes the meaning of each fault', () => {
    expect(payment('late')?.lateBySeconds).toBeGreaterThan(0);
    expect(payment('double')?.times).toBe(2);
    expect(payment('wrongAmount')?.wrongByMinor).not.toBe(0);
    expect(payment('missingUtr')?.hasUtr).toBe(false);
    expect(payment('hostileText')?.remark).toBe(planOrder(7, 3, { hostileText: 1 }).subject);
    expect(payment('brokenChain')?.isReported).toBe(false);
    for (const [fault, mood] of [
      ['receiverDown', 'down'],
      ['receiverSlow', 'slow'],
      ['receiverWrongWord', 'wrongWord'],
    ] as const) {
      expect(planOrder(7, 3, { [fault]: 1 }).receiver).toMatchObject({ mood });
      expect(planOrder(7, 3, { [fault]: 1 }).receiver.failures).toBeGreaterThan(0);
    }
  });

  it('stays within the amounts of its products, even for a wrong amount', () => {
    fc.assert(
      fc.property(seeds, indexes, (seed, index) => {
        const { amountMinor, product, payment: paid } = planOrder(seed, index, { wrongAmount: 1 });
        const { minimumMinor, maximumMinor } = typicalAmounts[product.currency];
        expect(amountMinor).toBeGreaterThanOrEqual(minimumMinor);
        expect(amountMinor).toBeLessThanOrEqual(maximumMinor);
        expect(Number.isSafeInteger(amountMinor)).toBe(true);
        expect(amountMinor + (paid?.wrongByMinor ?? 0)).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('contains about as many faults as requested', () => {
    const many = plans(5, faultProfiles.heavy, 4_000);
    const rates: Readonly<Record<string, number>> = faultProfiles.heavy;
    for (const name of orderFaults) {
      const share = many.filter(({ fault }) => fault === name).length / many.length;
      expect(share, name).toBeGreaterThan((rates[name] ?? 0) * 0.6);
      expect(share, name).toBeLessThan((rates[name] ?? 0) * 1.5);
    }
    const paying = many.filter((plan) => plan.payment !== null).length / many.length;
    expect(paying).toBeGreaterThan(0.65);
    expect(paying).toBeLessThan(0.95);
  });
});
