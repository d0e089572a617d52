import { describe, expect, it } from 'vitest';
import { noChange, reselectInput, reselectRefusals } from './orders.reselect.tsx';

describe('another product for an order', () => {
  it('is required, and refuses bank details that the server would refuse', () => {
    expect(reselectRefusals(noChange)).toEqual({ products: 'productMissing' });
    expect(
      reselectRefusals({ ...noChange, products: ['3001'], cardNumber: '12a', ifscCode: 'EXMP1000123' }),
    ).toEqual({ cardNumber: 'digitsOnly', ifscCode: 'invalidIfsc' });
  });

  it('is sent in the chosen order, with only the filled-in fields', () => {
    const form = { ...noChange, products: ['3016', '3001'], bankName: ' Example Bank ' };
    expect(reselectRefusals(form)).toEqual({});
    expect(reselectInput(form)).toEqual({ productIdList: [3016, 3001], bankName: 'Example Bank' });
  });
});
