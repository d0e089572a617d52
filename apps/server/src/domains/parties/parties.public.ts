// The exports for higher domains. Everything else under domains/parties/ is internal.
export { adjustments } from './adjustments/adjustments.table.ts';
export { type BankDetails, checkBeneficiaryBank, contradictedBank } from './banks/bank-of-account.service.ts';
export { banks } from './banks/banks.table.ts';
export { ownersOfSuppliers, usersOfMerchant } from './customers/owner-recipients.service.ts';
export { scopeNow, userActor } from './customers/user-actor.service.ts';
export type { MerchantFiguresSource } from './merchants/merchant-figures.service.ts';
export { signerOf } from './merchants/merchant-signer.service.ts';
export {
  type CallbackTerms,
  callbackTermsOf,
  merchantOfUser,
  termsOfSigner,
} from './merchants/merchants.service.ts';
export { merchants } from './merchants/merchants.table.ts';
export type { ProductAccounts } from './products/product-accounts.service.ts';
export { agreedProducts, limitsOf, type ProductTerms, productTerms } from './products/products.service.ts';
export { type FloatMode, type ProductKind, products, supplierProducts } from './products/products.table.ts';
export {
  agreedCommissionRate,
  checkSupplierTerms,
  excludedByTerms,
} from './products/supplier-terms.service.ts';
export { suppliersMeant } from './suppliers/query-group.service.ts';
export type { SupplierFiguresSource } from './suppliers/supplier-figures.service.ts';
export { findSupplier, lockSupplier, supplierOfUser, supplierTree } from './suppliers/suppliers.service.ts';
export { suppliers } from './suppliers/suppliers.table.ts';
