// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { EnvelopeData, HandlerInput, JsonBody, MultipartBody, Query, RequestInput, UploadInput, WithUnits } from '../runtime/io-shapes.ts';
import type { MinorUnits } from '../units/money.ts';
import type { operations } from './schema.ts';

/** Input and output of each operation, as SDK types and as wire types. */
export interface OperationIO {
  'session.login': {
    wireRequest: JsonBody<operations['session.login']>;
    wireResponse: EnvelopeData<operations['session.login']>;
    input: JsonBody<operations['session.login']>;
    handlerInput: JsonBody<operations['session.login']>;
    output: EnvelopeData<operations['session.login']>;
  };
  'session.loginSecondLevel': {
    wireRequest: JsonBody<operations['session.loginSecondLevel']>;
    wireResponse: EnvelopeData<operations['session.loginSecondLevel']>;
    input: JsonBody<operations['session.loginSecondLevel']>;
    handlerInput: JsonBody<operations['session.loginSecondLevel']>;
    output: EnvelopeData<operations['session.loginSecondLevel']>;
  };
  'session.info': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['session.info']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['session.info']>;
  };
  'session.logout': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['session.logout']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['session.logout']>;
  };
  'session.forceLogout': {
    wireRequest: JsonBody<operations['session.forceLogout']>;
    wireResponse: EnvelopeData<operations['session.forceLogout']>;
    input: JsonBody<operations['session.forceLogout']>;
    handlerInput: JsonBody<operations['session.forceLogout']>;
    output: EnvelopeData<operations['session.forceLogout']>;
  };
  'session.list': {
    wireRequest: Query<operations['session.list']>;
    wireResponse: EnvelopeData<operations['session.list']>;
    input: RequestInput<Query<operations['session.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['session.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['session.list']>;
  };
  'session.listOwn': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['session.listOwn']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['session.listOwn']>;
  };
  'session.endOthers': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['session.endOthers']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['session.endOthers']>;
  };
  'authenticator.bind': {
    wireRequest: JsonBody<operations['authenticator.bind']>;
    wireResponse: EnvelopeData<operations['authenticator.bind']>;
    input: JsonBody<operations['authenticator.bind']>;
    handlerInput: JsonBody<operations['authenticator.bind']>;
    output: EnvelopeData<operations['authenticator.bind']>;
  };
  'authenticator.confirmBind': {
    wireRequest: JsonBody<operations['authenticator.confirmBind']>;
    wireResponse: EnvelopeData<operations['authenticator.confirmBind']>;
    input: JsonBody<operations['authenticator.confirmBind']>;
    handlerInput: JsonBody<operations['authenticator.confirmBind']>;
    output: EnvelopeData<operations['authenticator.confirmBind']>;
  };
  'authenticator.unbind': {
    wireRequest: JsonBody<operations['authenticator.unbind']>;
    wireResponse: EnvelopeData<operations['authenticator.unbind']>;
    input: JsonBody<operations['authenticator.unbind']>;
    handlerInput: JsonBody<operations['authenticator.unbind']>;
    output: EnvelopeData<operations['authenticator.unbind']>;
  };
  'authenticator.bindForProfile': {
    wireRequest: JsonBody<operations['authenticator.bindForProfile']>;
    wireResponse: EnvelopeData<operations['authenticator.bindForProfile']>;
    input: JsonBody<operations['authenticator.bindForProfile']>;
    handlerInput: JsonBody<operations['authenticator.bindForProfile']>;
    output: EnvelopeData<operations['authenticator.bindForProfile']>;
  };
  'authenticator.confirmBindForProfile': {
    wireRequest: JsonBody<operations['authenticator.confirmBindForProfile']>;
    wireResponse: EnvelopeData<operations['authenticator.confirmBindForProfile']>;
    input: JsonBody<operations['authenticator.confirmBindForProfile']>;
    handlerInput: JsonBody<operations['authenticator.confirmBindForProfile']>;
    output: EnvelopeData<operations['authenticator.confirmBindForProfile']>;
  };
  'authenticator.unbindForProfile': {
    wireRequest: JsonBody<operations['authenticator.unbindForProfile']>;
    wireResponse: EnvelopeData<operations['authenticator.unbindForProfile']>;
    input: JsonBody<operations['authenticator.unbindForProfile']>;
    handlerInput: JsonBody<operations['authenticator.unbindForProfile']>;
    output: EnvelopeData<operations['authenticator.unbindForProfile']>;
  };
  'users.options': {
    wireRequest: Query<operations['users.options']>;
    wireResponse: EnvelopeData<operations['users.options']>;
    input: Query<operations['users.options']>;
    handlerInput: Query<operations['users.options']>;
    output: EnvelopeData<operations['users.options']>;
  };
  'users.supplierOptions': {
    wireRequest: Query<operations['users.supplierOptions']>;
    wireResponse: EnvelopeData<operations['users.supplierOptions']>;
    input: Query<operations['users.supplierOptions']>;
    handlerInput: Query<operations['users.supplierOptions']>;
    output: EnvelopeData<operations['users.supplierOptions']>;
  };
  'users.unusedOptions': {
    wireRequest: Query<operations['users.unusedOptions']>;
    wireResponse: EnvelopeData<operations['users.unusedOptions']>;
    input: Query<operations['users.unusedOptions']>;
    handlerInput: Query<operations['users.unusedOptions']>;
    output: EnvelopeData<operations['users.unusedOptions']>;
  };
  'users.enableGoogleVerify': {
    wireRequest: JsonBody<operations['users.enableGoogleVerify']>;
    wireResponse: EnvelopeData<operations['users.enableGoogleVerify']>;
    input: JsonBody<operations['users.enableGoogleVerify']>;
    handlerInput: JsonBody<operations['users.enableGoogleVerify']>;
    output: EnvelopeData<operations['users.enableGoogleVerify']>;
  };
  'users.setEnabled': {
    wireRequest: JsonBody<operations['users.setEnabled']>;
    wireResponse: EnvelopeData<operations['users.setEnabled']>;
    input: JsonBody<operations['users.setEnabled']>;
    handlerInput: JsonBody<operations['users.setEnabled']>;
    output: EnvelopeData<operations['users.setEnabled']>;
  };
  'users.setAllowedAddresses': {
    wireRequest: JsonBody<operations['users.setAllowedAddresses']>;
    wireResponse: EnvelopeData<operations['users.setAllowedAddresses']>;
    input: JsonBody<operations['users.setAllowedAddresses']>;
    handlerInput: JsonBody<operations['users.setAllowedAddresses']>;
    output: EnvelopeData<operations['users.setAllowedAddresses']>;
  };
  'users.setAllowModify': {
    wireRequest: JsonBody<operations['users.setAllowModify']>;
    wireResponse: EnvelopeData<operations['users.setAllowModify']>;
    input: JsonBody<operations['users.setAllowModify']>;
    handlerInput: JsonBody<operations['users.setAllowModify']>;
    output: EnvelopeData<operations['users.setAllowModify']>;
  };
  'users.totalBalance': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['users.totalBalance']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['users.totalBalance']>;
  };
  'users.setKyc': {
    wireRequest: JsonBody<operations['users.setKyc']>;
    wireResponse: EnvelopeData<operations['users.setKyc']>;
    input: JsonBody<operations['users.setKyc']>;
    handlerInput: JsonBody<operations['users.setKyc']>;
    output: EnvelopeData<operations['users.setKyc']>;
  };
  'session.changePassword': {
    wireRequest: JsonBody<operations['session.changePassword']>;
    wireResponse: EnvelopeData<operations['session.changePassword']>;
    input: JsonBody<operations['session.changePassword']>;
    handlerInput: JsonBody<operations['session.changePassword']>;
    output: EnvelopeData<operations['session.changePassword']>;
  };
  'session.setLanguage': {
    wireRequest: JsonBody<operations['session.setLanguage']>;
    wireResponse: EnvelopeData<operations['session.setLanguage']>;
    input: JsonBody<operations['session.setLanguage']>;
    handlerInput: JsonBody<operations['session.setLanguage']>;
    output: EnvelopeData<operations['session.setLanguage']>;
  };
  'session.setTimeZone': {
    wireRequest: JsonBody<operations['session.setTimeZone']>;
    wireResponse: EnvelopeData<operations['session.setTimeZone']>;
    input: JsonBody<operations['session.setTimeZone']>;
    handlerInput: JsonBody<operations['session.setTimeZone']>;
    output: EnvelopeData<operations['session.setTimeZone']>;
  };
  'session.setPayPassword': {
    wireRequest: JsonBody<operations['session.setPayPassword']>;
    wireResponse: EnvelopeData<operations['session.setPayPassword']>;
    input: JsonBody<operations['session.setPayPassword']>;
    handlerInput: JsonBody<operations['session.setPayPassword']>;
    output: EnvelopeData<operations['session.setPayPassword']>;
  };
  'messages.list': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['messages.list']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['messages.list']>;
  };
  'messages.content': {
    wireRequest: Query<operations['messages.content']>;
    wireResponse: EnvelopeData<operations['messages.content']>;
    input: Query<operations['messages.content']>;
    handlerInput: Query<operations['messages.content']>;
    output: EnvelopeData<operations['messages.content']>;
  };
  'messages.markRead': {
    wireRequest: JsonBody<operations['messages.markRead']>;
    wireResponse: EnvelopeData<operations['messages.markRead']>;
    input: JsonBody<operations['messages.markRead']>;
    handlerInput: JsonBody<operations['messages.markRead']>;
    output: EnvelopeData<operations['messages.markRead']>;
  };
  'messages.remove': {
    wireRequest: JsonBody<operations['messages.remove']>;
    wireResponse: EnvelopeData<operations['messages.remove']>;
    input: JsonBody<operations['messages.remove']>;
    handlerInput: JsonBody<operations['messages.remove']>;
    output: EnvelopeData<operations['messages.remove']>;
  };
  'messages.restore': {
    wireRequest: JsonBody<operations['messages.restore']>;
    wireResponse: EnvelopeData<operations['messages.restore']>;
    input: JsonBody<operations['messages.restore']>;
    handlerInput: JsonBody<operations['messages.restore']>;
    output: EnvelopeData<operations['messages.restore']>;
  };
  'messages.listBox': {
    wireRequest: Query<operations['messages.listBox']>;
    wireResponse: EnvelopeData<operations['messages.listBox']>;
    input: Query<operations['messages.listBox']>;
    handlerInput: Query<operations['messages.listBox']>;
    output: EnvelopeData<operations['messages.listBox']>;
  };
  'messages.markAllRead': {
    wireRequest: JsonBody<operations['messages.markAllRead']>;
    wireResponse: EnvelopeData<operations['messages.markAllRead']>;
    input: JsonBody<operations['messages.markAllRead']>;
    handlerInput: JsonBody<operations['messages.markAllRead']>;
    output: EnvelopeData<operations['messages.markAllRead']>;
  };
  'search.find': {
    wireRequest: JsonBody<operations['search.find']>;
    wireResponse: EnvelopeData<operations['search.find']>;
    input: JsonBody<operations['search.find']>;
    handlerInput: JsonBody<operations['search.find']>;
    output: EnvelopeData<operations['search.find']>;
  };
  'admin.addUser': {
    wireRequest: JsonBody<operations['admin.addUser']>;
    wireResponse: EnvelopeData<operations['admin.addUser']>;
    input: JsonBody<operations['admin.addUser']>;
    handlerInput: JsonBody<operations['admin.addUser']>;
    output: EnvelopeData<operations['admin.addUser']>;
  };
  'admin.listUsers': {
    wireRequest: Query<operations['admin.listUsers']>;
    wireResponse: EnvelopeData<operations['admin.listUsers']>;
    input: RequestInput<Query<operations['admin.listUsers']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['admin.listUsers']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['admin.listUsers']>;
  };
  'admin.listSupplierProxies': {
    wireRequest: Query<operations['admin.listSupplierProxies']>;
    wireResponse: EnvelopeData<operations['admin.listSupplierProxies']>;
    input: RequestInput<Query<operations['admin.listSupplierProxies']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['admin.listSupplierProxies']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['admin.listSupplierProxies']>;
  };
  'admin.updateUser': {
    wireRequest: JsonBody<operations['admin.updateUser']>;
    wireResponse: EnvelopeData<operations['admin.updateUser']>;
    input: JsonBody<operations['admin.updateUser']>;
    handlerInput: JsonBody<operations['admin.updateUser']>;
    output: EnvelopeData<operations['admin.updateUser']>;
  };
  'admin.deleteUser': {
    wireRequest: Query<operations['admin.deleteUser']>;
    wireResponse: EnvelopeData<operations['admin.deleteUser']>;
    input: Query<operations['admin.deleteUser']>;
    handlerInput: Query<operations['admin.deleteUser']>;
    output: EnvelopeData<operations['admin.deleteUser']>;
  };
  'admin.repairUser': {
    wireRequest: JsonBody<operations['admin.repairUser']>;
    wireResponse: EnvelopeData<operations['admin.repairUser']>;
    input: JsonBody<operations['admin.repairUser']>;
    handlerInput: JsonBody<operations['admin.repairUser']>;
    output: EnvelopeData<operations['admin.repairUser']>;
  };
  'admin.resetPayPassword': {
    wireRequest: Query<operations['admin.resetPayPassword']>;
    wireResponse: EnvelopeData<operations['admin.resetPayPassword']>;
    input: Query<operations['admin.resetPayPassword']>;
    handlerInput: Query<operations['admin.resetPayPassword']>;
    output: EnvelopeData<operations['admin.resetPayPassword']>;
  };
  'resources.detail': {
    wireRequest: Query<operations['resources.detail']>;
    wireResponse: EnvelopeData<operations['resources.detail']>;
    input: Query<operations['resources.detail']>;
    handlerInput: Query<operations['resources.detail']>;
    output: WithUnits<EnvelopeData<operations['resources.detail']>, { processingOrderAmount: string }>;
  };
  'resources.staticInfo': {
    wireRequest: Query<operations['resources.staticInfo']>;
    wireResponse: EnvelopeData<operations['resources.staticInfo']>;
    input: Query<operations['resources.staticInfo']>;
    handlerInput: Query<operations['resources.staticInfo']>;
    output: WithUnits<EnvelopeData<operations['resources.staticInfo']>, { list: { processingOrderAmount: string }[] }>;
  };
  'resources.enable': {
    wireRequest: JsonBody<operations['resources.enable']>;
    wireResponse: EnvelopeData<operations['resources.enable']>;
    input: JsonBody<operations['resources.enable']>;
    handlerInput: JsonBody<operations['resources.enable']>;
    output: EnvelopeData<operations['resources.enable']>;
  };
  'resources.setEnabled': {
    wireRequest: JsonBody<operations['resources.setEnabled']>;
    wireResponse: EnvelopeData<operations['resources.setEnabled']>;
    input: JsonBody<operations['resources.setEnabled']>;
    handlerInput: JsonBody<operations['resources.setEnabled']>;
    output: WithUnits<EnvelopeData<operations['resources.setEnabled']>, { processingOrderAmount: string }>;
  };
  'resources.explain': {
    wireRequest: Query<operations['resources.explain']>;
    wireResponse: EnvelopeData<operations['resources.explain']>;
    input: Query<operations['resources.explain']>;
    handlerInput: Query<operations['resources.explain']>;
    output: EnvelopeData<operations['resources.explain']>;
  };
  'resources.list': {
    wireRequest: Query<operations['resources.list']>;
    wireResponse: EnvelopeData<operations['resources.list']>;
    input: RequestInput<Query<operations['resources.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['resources.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: WithUnits<EnvelopeData<operations['resources.list']>, { list: { processingOrderAmount: string }[] }>;
  };
  'resources.add': {
    wireRequest: JsonBody<operations['resources.add']>;
    wireResponse: EnvelopeData<operations['resources.add']>;
    input: JsonBody<operations['resources.add']>;
    handlerInput: JsonBody<operations['resources.add']>;
    output: WithUnits<EnvelopeData<operations['resources.add']>, { processingOrderAmount: string }>;
  };
  'resources.update': {
    wireRequest: JsonBody<operations['resources.update']>;
    wireResponse: EnvelopeData<operations['resources.update']>;
    input: JsonBody<operations['resources.update']>;
    handlerInput: JsonBody<operations['resources.update']>;
    output: WithUnits<EnvelopeData<operations['resources.update']>, { processingOrderAmount: string }>;
  };
  'resources.delete': {
    wireRequest: JsonBody<operations['resources.delete']>;
    wireResponse: EnvelopeData<operations['resources.delete']>;
    input: JsonBody<operations['resources.delete']>;
    handlerInput: JsonBody<operations['resources.delete']>;
    output: EnvelopeData<operations['resources.delete']>;
  };
  'resources.reveal': {
    wireRequest: JsonBody<operations['resources.reveal']>;
    wireResponse: EnvelopeData<operations['resources.reveal']>;
    input: JsonBody<operations['resources.reveal']>;
    handlerInput: JsonBody<operations['resources.reveal']>;
    output: EnvelopeData<operations['resources.reveal']>;
  };
  'orders.create': {
    wireRequest: JsonBody<operations['orders.create']>;
    wireResponse: EnvelopeData<operations['orders.create']>;
    input: RequestInput<JsonBody<operations['orders.create']>, { units: { amount: MinorUnits } }>;
    handlerInput: HandlerInput<JsonBody<operations['orders.create']>, { units: { amount: MinorUnits } }>;
    output: EnvelopeData<operations['orders.create']>;
  };
  'orders.createBatch': {
    wireRequest: MultipartBody<operations['orders.createBatch']>;
    wireResponse: EnvelopeData<operations['orders.createBatch']>;
    input: UploadInput<MultipartBody<operations['orders.createBatch']>>;
    handlerInput: MultipartBody<operations['orders.createBatch']>;
    output: EnvelopeData<operations['orders.createBatch']>;
  };
  'orders.uploadFlag': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['orders.uploadFlag']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['orders.uploadFlag']>;
  };
  'orders.createTest': {
    wireRequest: JsonBody<operations['orders.createTest']>;
    wireResponse: EnvelopeData<operations['orders.createTest']>;
    input: RequestInput<JsonBody<operations['orders.createTest']>, { units: { amount: MinorUnits } }>;
    handlerInput: HandlerInput<JsonBody<operations['orders.createTest']>, { units: { amount: MinorUnits } }>;
    output: EnvelopeData<operations['orders.createTest']>;
  };
  'orders.list': {
    wireRequest: Query<operations['orders.list']>;
    wireResponse: EnvelopeData<operations['orders.list']>;
    input: RequestInput<Query<operations['orders.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' | 'completedStartTime' | 'completedEndTime'; units: { amount: MinorUnits; minAmount: MinorUnits; maxAmount: MinorUnits; currentReceivedMoney: MinorUnits; usdtCount: string } }>;
    handlerInput: HandlerInput<Query<operations['orders.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' | 'completedStartTime' | 'completedEndTime'; units: { amount: MinorUnits; minAmount: MinorUnits; maxAmount: MinorUnits; currentReceivedMoney: MinorUnits; usdtCount: string } }>;
    output: EnvelopeData<operations['orders.list']>;
  };
  'orders.statusCounts': {
    wireRequest: Query<operations['orders.statusCounts']>;
    wireResponse: EnvelopeData<operations['orders.statusCounts']>;
    input: RequestInput<Query<operations['orders.statusCounts']>, { times: 'startTime' | 'endTime' | 'completedStartTime' | 'completedEndTime'; units: { amount: MinorUnits; minAmount: MinorUnits; maxAmount: MinorUnits; currentReceivedMoney: MinorUnits; usdtCount: string } }>;
    handlerInput: HandlerInput<Query<operations['orders.statusCounts']>, { times: 'startTime' | 'endTime' | 'completedStartTime' | 'completedEndTime'; units: { amount: MinorUnits; minAmount: MinorUnits; maxAmount: MinorUnits; currentReceivedMoney: MinorUnits; usdtCount: string } }>;
    output: EnvelopeData<operations['orders.statusCounts']>;
  };
  'orders.latest': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['orders.latest']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['orders.latest']>;
  };
  'orders.profile': {
    wireRequest: Query<operations['orders.profile']>;
    wireResponse: EnvelopeData<operations['orders.profile']>;
    input: RequestInput<Query<operations['orders.profile']>, { times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['orders.profile']>, { times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['orders.profile']>;
  };
  'orders.supplement': {
    wireRequest: JsonBody<operations['orders.supplement']>;
    wireResponse: EnvelopeData<operations['orders.supplement']>;
    input: JsonBody<operations['orders.supplement']>;
    handlerInput: JsonBody<operations['orders.supplement']>;
    output: EnvelopeData<operations['orders.supplement']>;
  };
  'orders.reselect': {
    wireRequest: JsonBody<operations['orders.reselect']>;
    wireResponse: EnvelopeData<operations['orders.reselect']>;
    input: JsonBody<operations['orders.reselect']>;
    handlerInput: JsonBody<operations['orders.reselect']>;
    output: EnvelopeData<operations['orders.reselect']>;
  };
  'orders.reject': {
    wireRequest: JsonBody<operations['orders.reject']>;
    wireResponse: EnvelopeData<operations['orders.reject']>;
    input: JsonBody<operations['orders.reject']>;
    handlerInput: JsonBody<operations['orders.reject']>;
    output: EnvelopeData<operations['orders.reject']>;
  };
  'orders.freeResource': {
    wireRequest: JsonBody<operations['orders.freeResource']>;
    wireResponse: EnvelopeData<operations['orders.freeResource']>;
    input: JsonBody<operations['orders.freeResource']>;
    handlerInput: JsonBody<operations['orders.freeResource']>;
    output: EnvelopeData<operations['orders.freeResource']>;
  };
  'orders.callback': {
    wireRequest: JsonBody<operations['orders.callback']>;
    wireResponse: EnvelopeData<operations['orders.callback']>;
    input: JsonBody<operations['orders.callback']>;
    handlerInput: JsonBody<operations['orders.callback']>;
    output: EnvelopeData<operations['orders.callback']>;
  };
  'orders.reverse': {
    wireRequest: JsonBody<operations['orders.reverse']>;
    wireResponse: EnvelopeData<operations['orders.reverse']>;
    input: JsonBody<operations['orders.reverse']>;
    handlerInput: JsonBody<operations['orders.reverse']>;
    output: EnvelopeData<operations['orders.reverse']>;
  };
  'orders.statistics': {
    wireRequest: Query<operations['orders.statistics']>;
    wireResponse: EnvelopeData<operations['orders.statistics']>;
    input: RequestInput<Query<operations['orders.statistics']>, { times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['orders.statistics']>, { times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['orders.statistics']>;
  };
  'orders.simpleStatistics': {
    wireRequest: Query<operations['orders.simpleStatistics']>;
    wireResponse: EnvelopeData<operations['orders.simpleStatistics']>;
    input: RequestInput<Query<operations['orders.simpleStatistics']>, { times: 'todayDate' | 'tomorrowDate' | 'yesterdayDate' }>;
    handlerInput: HandlerInput<Query<operations['orders.simpleStatistics']>, { times: 'todayDate' | 'tomorrowDate' | 'yesterdayDate' }>;
    output: EnvelopeData<operations['orders.simpleStatistics']>;
  };
  'orders.breakdown': {
    wireRequest: Query<operations['orders.breakdown']>;
    wireResponse: EnvelopeData<operations['orders.breakdown']>;
    input: RequestInput<Query<operations['orders.breakdown']>, { times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['orders.breakdown']>, { times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['orders.breakdown']>;
  };
  'orders.statuses': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['orders.statuses']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['orders.statuses']>;
  };
  'orders.marks': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['orders.marks']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['orders.marks']>;
  };
  'orders.allocationInfo': {
    wireRequest: Query<operations['orders.allocationInfo']>;
    wireResponse: EnvelopeData<operations['orders.allocationInfo']>;
    input: Query<operations['orders.allocationInfo']>;
    handlerInput: Query<operations['orders.allocationInfo']>;
    output: EnvelopeData<operations['orders.allocationInfo']>;
  };
  'orders.dossier': {
    wireRequest: Query<operations['orders.dossier']>;
    wireResponse: EnvelopeData<operations['orders.dossier']>;
    input: Query<operations['orders.dossier']>;
    handlerInput: Query<operations['orders.dossier']>;
    output: EnvelopeData<operations['orders.dossier']>;
  };
  'orders.updateMark': {
    wireRequest: JsonBody<operations['orders.updateMark']>;
    wireResponse: EnvelopeData<operations['orders.updateMark']>;
    input: JsonBody<operations['orders.updateMark']>;
    handlerInput: JsonBody<operations['orders.updateMark']>;
    output: EnvelopeData<operations['orders.updateMark']>;
  };
  'orders.unlock': {
    wireRequest: JsonBody<operations['orders.unlock']>;
    wireResponse: EnvelopeData<operations['orders.unlock']>;
    input: JsonBody<operations['orders.unlock']>;
    handlerInput: JsonBody<operations['orders.unlock']>;
    output: EnvelopeData<operations['orders.unlock']>;
  };
  'payouts.cancel': {
    wireRequest: JsonBody<operations['payouts.cancel']>;
    wireResponse: EnvelopeData<operations['payouts.cancel']>;
    input: JsonBody<operations['payouts.cancel']>;
    handlerInput: JsonBody<operations['payouts.cancel']>;
    output: EnvelopeData<operations['payouts.cancel']>;
  };
  'payouts.approveRejection': {
    wireRequest: JsonBody<operations['payouts.approveRejection']>;
    wireResponse: EnvelopeData<operations['payouts.approveRejection']>;
    input: JsonBody<operations['payouts.approveRejection']>;
    handlerInput: JsonBody<operations['payouts.approveRejection']>;
    output: EnvelopeData<operations['payouts.approveRejection']>;
  };
  'payouts.refuseRejection': {
    wireRequest: JsonBody<operations['payouts.refuseRejection']>;
    wireResponse: EnvelopeData<operations['payouts.refuseRejection']>;
    input: JsonBody<operations['payouts.refuseRejection']>;
    handlerInput: JsonBody<operations['payouts.refuseRejection']>;
    output: EnvelopeData<operations['payouts.refuseRejection']>;
  };
  'payouts.reportDeclined': {
    wireRequest: JsonBody<operations['payouts.reportDeclined']>;
    wireResponse: EnvelopeData<operations['payouts.reportDeclined']>;
    input: JsonBody<operations['payouts.reportDeclined']>;
    handlerInput: JsonBody<operations['payouts.reportDeclined']>;
    output: EnvelopeData<operations['payouts.reportDeclined']>;
  };
  'payouts.reportUnknown': {
    wireRequest: JsonBody<operations['payouts.reportUnknown']>;
    wireResponse: EnvelopeData<operations['payouts.reportUnknown']>;
    input: JsonBody<operations['payouts.reportUnknown']>;
    handlerInput: JsonBody<operations['payouts.reportUnknown']>;
    output: EnvelopeData<operations['payouts.reportUnknown']>;
  };
  'payouts.dispute': {
    wireRequest: JsonBody<operations['payouts.dispute']>;
    wireResponse: EnvelopeData<operations['payouts.dispute']>;
    input: JsonBody<operations['payouts.dispute']>;
    handlerInput: JsonBody<operations['payouts.dispute']>;
    output: EnvelopeData<operations['payouts.dispute']>;
  };
  'payouts.resolveException': {
    wireRequest: JsonBody<operations['payouts.resolveException']>;
    wireResponse: EnvelopeData<operations['payouts.resolveException']>;
    input: JsonBody<operations['payouts.resolveException']>;
    handlerInput: JsonBody<operations['payouts.resolveException']>;
    output: EnvelopeData<operations['payouts.resolveException']>;
  };
  'payouts.addProof': {
    wireRequest: JsonBody<operations['payouts.addProof']>;
    wireResponse: EnvelopeData<operations['payouts.addProof']>;
    input: JsonBody<operations['payouts.addProof']>;
    handlerInput: JsonBody<operations['payouts.addProof']>;
    output: EnvelopeData<operations['payouts.addProof']>;
  };
  'payouts.proofs': {
    wireRequest: Query<operations['payouts.proofs']>;
    wireResponse: EnvelopeData<operations['payouts.proofs']>;
    input: Query<operations['payouts.proofs']>;
    handlerInput: Query<operations['payouts.proofs']>;
    output: EnvelopeData<operations['payouts.proofs']>;
  };
  'payoutClaims.claim': {
    wireRequest: Query<operations['payoutClaims.claim']>;
    wireResponse: EnvelopeData<operations['payoutClaims.claim']>;
    input: Query<operations['payoutClaims.claim']>;
    handlerInput: Query<operations['payoutClaims.claim']>;
    output: EnvelopeData<operations['payoutClaims.claim']>;
  };
  'payoutClaims.cancel': {
    wireRequest: Query<operations['payoutClaims.cancel']>;
    wireResponse: EnvelopeData<operations['payoutClaims.cancel']>;
    input: Query<operations['payoutClaims.cancel']>;
    handlerInput: Query<operations['payoutClaims.cancel']>;
    output: EnvelopeData<operations['payoutClaims.cancel']>;
  };
  'payoutClaims.next': {
    wireRequest: JsonBody<operations['payoutClaims.next']>;
    wireResponse: EnvelopeData<operations['payoutClaims.next']>;
    input: JsonBody<operations['payoutClaims.next']>;
    handlerInput: JsonBody<operations['payoutClaims.next']>;
    output: EnvelopeData<operations['payoutClaims.next']>;
  };
  'payoutClaims.held': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['payoutClaims.held']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['payoutClaims.held']>;
  };
  'payGateways.list': {
    wireRequest: Query<operations['payGateways.list']>;
    wireResponse: EnvelopeData<operations['payGateways.list']>;
    input: RequestInput<Query<operations['payGateways.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['payGateways.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['payGateways.list']>;
  };
  'payGateways.options': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['payGateways.options']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['payGateways.options']>;
  };
  'payGateways.add': {
    wireRequest: JsonBody<operations['payGateways.add']>;
    wireResponse: EnvelopeData<operations['payGateways.add']>;
    input: JsonBody<operations['payGateways.add']>;
    handlerInput: JsonBody<operations['payGateways.add']>;
    output: EnvelopeData<operations['payGateways.add']>;
  };
  'payGateways.update': {
    wireRequest: JsonBody<operations['payGateways.update']>;
    wireResponse: EnvelopeData<operations['payGateways.update']>;
    input: JsonBody<operations['payGateways.update']>;
    handlerInput: JsonBody<operations['payGateways.update']>;
    output: EnvelopeData<operations['payGateways.update']>;
  };
  'payGateways.setEnabled': {
    wireRequest: JsonBody<operations['payGateways.setEnabled']>;
    wireResponse: EnvelopeData<operations['payGateways.setEnabled']>;
    input: JsonBody<operations['payGateways.setEnabled']>;
    handlerInput: JsonBody<operations['payGateways.setEnabled']>;
    output: EnvelopeData<operations['payGateways.setEnabled']>;
  };
  'payGateways.test': {
    wireRequest: JsonBody<operations['payGateways.test']>;
    wireResponse: EnvelopeData<operations['payGateways.test']>;
    input: JsonBody<operations['payGateways.test']>;
    handlerInput: JsonBody<operations['payGateways.test']>;
    output: EnvelopeData<operations['payGateways.test']>;
  };
  'payGateways.send': {
    wireRequest: JsonBody<operations['payGateways.send']>;
    wireResponse: EnvelopeData<operations['payGateways.send']>;
    input: JsonBody<operations['payGateways.send']>;
    handlerInput: JsonBody<operations['payGateways.send']>;
    output: EnvelopeData<operations['payGateways.send']>;
  };
  'payScripts.list': {
    wireRequest: Query<operations['payScripts.list']>;
    wireResponse: EnvelopeData<operations['payScripts.list']>;
    input: RequestInput<Query<operations['payScripts.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['payScripts.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['payScripts.list']>;
  };
  'payScripts.options': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['payScripts.options']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['payScripts.options']>;
  };
  'payScripts.versions': {
    wireRequest: Query<operations['payScripts.versions']>;
    wireResponse: EnvelopeData<operations['payScripts.versions']>;
    input: RequestInput<Query<operations['payScripts.versions']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['payScripts.versions']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['payScripts.versions']>;
  };
  'payScripts.version': {
    wireRequest: Query<operations['payScripts.version']>;
    wireResponse: EnvelopeData<operations['payScripts.version']>;
    input: Query<operations['payScripts.version']>;
    handlerInput: Query<operations['payScripts.version']>;
    output: EnvelopeData<operations['payScripts.version']>;
  };
  'payScripts.add': {
    wireRequest: JsonBody<operations['payScripts.add']>;
    wireResponse: EnvelopeData<operations['payScripts.add']>;
    input: JsonBody<operations['payScripts.add']>;
    handlerInput: JsonBody<operations['payScripts.add']>;
    output: EnvelopeData<operations['payScripts.add']>;
  };
  'payScripts.rename': {
    wireRequest: JsonBody<operations['payScripts.rename']>;
    wireResponse: EnvelopeData<operations['payScripts.rename']>;
    input: JsonBody<operations['payScripts.rename']>;
    handlerInput: JsonBody<operations['payScripts.rename']>;
    output: EnvelopeData<operations['payScripts.rename']>;
  };
  'payScripts.addVersion': {
    wireRequest: JsonBody<operations['payScripts.addVersion']>;
    wireResponse: EnvelopeData<operations['payScripts.addVersion']>;
    input: JsonBody<operations['payScripts.addVersion']>;
    handlerInput: JsonBody<operations['payScripts.addVersion']>;
    output: EnvelopeData<operations['payScripts.addVersion']>;
  };
  'payScripts.tryRun': {
    wireRequest: JsonBody<operations['payScripts.tryRun']>;
    wireResponse: EnvelopeData<operations['payScripts.tryRun']>;
    input: JsonBody<operations['payScripts.tryRun']>;
    handlerInput: JsonBody<operations['payScripts.tryRun']>;
    output: EnvelopeData<operations['payScripts.tryRun']>;
  };
  'payScripts.goLive': {
    wireRequest: JsonBody<operations['payScripts.goLive']>;
    wireResponse: EnvelopeData<operations['payScripts.goLive']>;
    input: JsonBody<operations['payScripts.goLive']>;
    handlerInput: JsonBody<operations['payScripts.goLive']>;
    output: EnvelopeData<operations['payScripts.goLive']>;
  };
  'payScripts.bringBack': {
    wireRequest: JsonBody<operations['payScripts.bringBack']>;
    wireResponse: EnvelopeData<operations['payScripts.bringBack']>;
    input: JsonBody<operations['payScripts.bringBack']>;
    handlerInput: JsonBody<operations['payScripts.bringBack']>;
    output: EnvelopeData<operations['payScripts.bringBack']>;
  };
  'payScriptRuns.list': {
    wireRequest: Query<operations['payScriptRuns.list']>;
    wireResponse: EnvelopeData<operations['payScriptRuns.list']>;
    input: RequestInput<Query<operations['payScriptRuns.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['payScriptRuns.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['payScriptRuns.list']>;
  };
  'payScriptRuns.detail': {
    wireRequest: Query<operations['payScriptRuns.detail']>;
    wireResponse: EnvelopeData<operations['payScriptRuns.detail']>;
    input: Query<operations['payScriptRuns.detail']>;
    handlerInput: Query<operations['payScriptRuns.detail']>;
    output: EnvelopeData<operations['payScriptRuns.detail']>;
  };
  'payScriptRuns.queryAgain': {
    wireRequest: JsonBody<operations['payScriptRuns.queryAgain']>;
    wireResponse: EnvelopeData<operations['payScriptRuns.queryAgain']>;
    input: JsonBody<operations['payScriptRuns.queryAgain']>;
    handlerInput: JsonBody<operations['payScriptRuns.queryAgain']>;
    output: EnvelopeData<operations['payScriptRuns.queryAgain']>;
  };
  'payoutBatches.preview': {
    wireRequest: Query<operations['payoutBatches.preview']>;
    wireResponse: EnvelopeData<operations['payoutBatches.preview']>;
    input: Query<operations['payoutBatches.preview']>;
    handlerInput: Query<operations['payoutBatches.preview']>;
    output: EnvelopeData<operations['payoutBatches.preview']>;
  };
  'payoutBatches.create': {
    wireRequest: JsonBody<operations['payoutBatches.create']>;
    wireResponse: EnvelopeData<operations['payoutBatches.create']>;
    input: RequestInput<JsonBody<operations['payoutBatches.create']>, { times: 'payoutTime' }>;
    handlerInput: HandlerInput<JsonBody<operations['payoutBatches.create']>, { times: 'payoutTime' }>;
    output: EnvelopeData<operations['payoutBatches.create']>;
  };
  'payoutBatches.list': {
    wireRequest: Query<operations['payoutBatches.list']>;
    wireResponse: EnvelopeData<operations['payoutBatches.list']>;
    input: RequestInput<Query<operations['payoutBatches.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['payoutBatches.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['payoutBatches.list']>;
  };
  'payoutBatches.dossier': {
    wireRequest: Query<operations['payoutBatches.dossier']>;
    wireResponse: EnvelopeData<operations['payoutBatches.dossier']>;
    input: Query<operations['payoutBatches.dossier']>;
    handlerInput: Query<operations['payoutBatches.dossier']>;
    output: EnvelopeData<operations['payoutBatches.dossier']>;
  };
  'payoutBatches.cancel': {
    wireRequest: JsonBody<operations['payoutBatches.cancel']>;
    wireResponse: EnvelopeData<operations['payoutBatches.cancel']>;
    input: JsonBody<operations['payoutBatches.cancel']>;
    handlerInput: JsonBody<operations['payoutBatches.cancel']>;
    output: EnvelopeData<operations['payoutBatches.cancel']>;
  };
  'payoutBatches.export': {
    wireRequest: JsonBody<operations['payoutBatches.export']>;
    wireResponse: EnvelopeData<operations['payoutBatches.export']>;
    input: JsonBody<operations['payoutBatches.export']>;
    handlerInput: JsonBody<operations['payoutBatches.export']>;
    output: EnvelopeData<operations['payoutBatches.export']>;
  };
  'payoutBatches.download': {
    wireRequest: JsonBody<operations['payoutBatches.download']>;
    wireResponse: EnvelopeData<operations['payoutBatches.download']>;
    input: JsonBody<operations['payoutBatches.download']>;
    handlerInput: JsonBody<operations['payoutBatches.download']>;
    output: EnvelopeData<operations['payoutBatches.download']>;
  };
  'payoutBatches.judge': {
    wireRequest: MultipartBody<operations['payoutBatches.judge']>;
    wireResponse: EnvelopeData<operations['payoutBatches.judge']>;
    input: UploadInput<MultipartBody<operations['payoutBatches.judge']>>;
    handlerInput: MultipartBody<operations['payoutBatches.judge']>;
    output: EnvelopeData<operations['payoutBatches.judge']>;
  };
  'payoutBatches.confirm': {
    wireRequest: JsonBody<operations['payoutBatches.confirm']>;
    wireResponse: EnvelopeData<operations['payoutBatches.confirm']>;
    input: JsonBody<operations['payoutBatches.confirm']>;
    handlerInput: JsonBody<operations['payoutBatches.confirm']>;
    output: EnvelopeData<operations['payoutBatches.confirm']>;
  };
  'payoutBatches.handle': {
    wireRequest: JsonBody<operations['payoutBatches.handle']>;
    wireResponse: EnvelopeData<operations['payoutBatches.handle']>;
    input: JsonBody<operations['payoutBatches.handle']>;
    handlerInput: JsonBody<operations['payoutBatches.handle']>;
    output: EnvelopeData<operations['payoutBatches.handle']>;
  };
  'payoutTemplates.list': {
    wireRequest: Query<operations['payoutTemplates.list']>;
    wireResponse: EnvelopeData<operations['payoutTemplates.list']>;
    input: RequestInput<Query<operations['payoutTemplates.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['payoutTemplates.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['payoutTemplates.list']>;
  };
  'payoutTemplates.options': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['payoutTemplates.options']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['payoutTemplates.options']>;
  };
  'payoutTemplates.add': {
    wireRequest: JsonBody<operations['payoutTemplates.add']>;
    wireResponse: EnvelopeData<operations['payoutTemplates.add']>;
    input: JsonBody<operations['payoutTemplates.add']>;
    handlerInput: JsonBody<operations['payoutTemplates.add']>;
    output: EnvelopeData<operations['payoutTemplates.add']>;
  };
  'payoutTemplates.update': {
    wireRequest: JsonBody<operations['payoutTemplates.update']>;
    wireResponse: EnvelopeData<operations['payoutTemplates.update']>;
    input: JsonBody<operations['payoutTemplates.update']>;
    handlerInput: JsonBody<operations['payoutTemplates.update']>;
    output: EnvelopeData<operations['payoutTemplates.update']>;
  };
  'payoutTemplates.delete': {
    wireRequest: JsonBody<operations['payoutTemplates.delete']>;
    wireResponse: EnvelopeData<operations['payoutTemplates.delete']>;
    input: JsonBody<operations['payoutTemplates.delete']>;
    handlerInput: JsonBody<operations['payoutTemplates.delete']>;
    output: EnvelopeData<operations['payoutTemplates.delete']>;
  };
  'payoutTemplates.preview': {
    wireRequest: JsonBody<operations['payoutTemplates.preview']>;
    wireResponse: EnvelopeData<operations['payoutTemplates.preview']>;
    input: JsonBody<operations['payoutTemplates.preview']>;
    handlerInput: JsonBody<operations['payoutTemplates.preview']>;
    output: EnvelopeData<operations['payoutTemplates.preview']>;
  };
  'statements.ingest': {
    wireRequest: JsonBody<operations['statements.ingest']>;
    wireResponse: EnvelopeData<operations['statements.ingest']>;
    input: JsonBody<operations['statements.ingest']>;
    handlerInput: JsonBody<operations['statements.ingest']>;
    output: EnvelopeData<operations['statements.ingest']>;
  };
  'statements.list': {
    wireRequest: Query<operations['statements.list']>;
    wireResponse: EnvelopeData<operations['statements.list']>;
    input: RequestInput<Query<operations['statements.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['statements.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['statements.list']>;
  };
  'statements.stateCounts': {
    wireRequest: Query<operations['statements.stateCounts']>;
    wireResponse: EnvelopeData<operations['statements.stateCounts']>;
    input: RequestInput<Query<operations['statements.stateCounts']>, { times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['statements.stateCounts']>, { times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['statements.stateCounts']>;
  };
  'statements.detail': {
    wireRequest: Query<operations['statements.detail']>;
    wireResponse: EnvelopeData<operations['statements.detail']>;
    input: Query<operations['statements.detail']>;
    handlerInput: Query<operations['statements.detail']>;
    output: EnvelopeData<operations['statements.detail']>;
  };
  'statements.candidates': {
    wireRequest: Query<operations['statements.candidates']>;
    wireResponse: EnvelopeData<operations['statements.candidates']>;
    input: Query<operations['statements.candidates']>;
    handlerInput: Query<operations['statements.candidates']>;
    output: EnvelopeData<operations['statements.candidates']>;
  };
  'statements.matchByHand': {
    wireRequest: JsonBody<operations['statements.matchByHand']>;
    wireResponse: EnvelopeData<operations['statements.matchByHand']>;
    input: JsonBody<operations['statements.matchByHand']>;
    handlerInput: JsonBody<operations['statements.matchByHand']>;
    output: EnvelopeData<operations['statements.matchByHand']>;
  };
  'statements.ignore': {
    wireRequest: JsonBody<operations['statements.ignore']>;
    wireResponse: EnvelopeData<operations['statements.ignore']>;
    input: JsonBody<operations['statements.ignore']>;
    handlerInput: JsonBody<operations['statements.ignore']>;
    output: EnvelopeData<operations['statements.ignore']>;
  };
  'statements.rematch': {
    wireRequest: JsonBody<operations['statements.rematch']>;
    wireResponse: EnvelopeData<operations['statements.rematch']>;
    input: JsonBody<operations['statements.rematch']>;
    handlerInput: JsonBody<operations['statements.rematch']>;
    output: EnvelopeData<operations['statements.rematch']>;
  };
  'statements.resolveMany': {
    wireRequest: JsonBody<operations['statements.resolveMany']>;
    wireResponse: EnvelopeData<operations['statements.resolveMany']>;
    input: JsonBody<operations['statements.resolveMany']>;
    handlerInput: JsonBody<operations['statements.resolveMany']>;
    output: EnvelopeData<operations['statements.resolveMany']>;
  };
  'statements.resolution': {
    wireRequest: Query<operations['statements.resolution']>;
    wireResponse: EnvelopeData<operations['statements.resolution']>;
    input: Query<operations['statements.resolution']>;
    handlerInput: Query<operations['statements.resolution']>;
    output: EnvelopeData<operations['statements.resolution']>;
  };
  'statements.stopResolution': {
    wireRequest: JsonBody<operations['statements.stopResolution']>;
    wireResponse: EnvelopeData<operations['statements.stopResolution']>;
    input: JsonBody<operations['statements.stopResolution']>;
    handlerInput: JsonBody<operations['statements.stopResolution']>;
    output: EnvelopeData<operations['statements.stopResolution']>;
  };
  'splitMatches.add': {
    wireRequest: JsonBody<operations['splitMatches.add']>;
    wireResponse: EnvelopeData<operations['splitMatches.add']>;
    input: JsonBody<operations['splitMatches.add']>;
    handlerInput: JsonBody<operations['splitMatches.add']>;
    output: EnvelopeData<operations['splitMatches.add']>;
  };
  'splitMatches.detail': {
    wireRequest: Query<operations['splitMatches.detail']>;
    wireResponse: EnvelopeData<operations['splitMatches.detail']>;
    input: Query<operations['splitMatches.detail']>;
    handlerInput: Query<operations['splitMatches.detail']>;
    output: EnvelopeData<operations['splitMatches.detail']>;
  };
  'splitMatches.tolerances': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['splitMatches.tolerances']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['splitMatches.tolerances']>;
  };
  'splitMatches.setTolerance': {
    wireRequest: JsonBody<operations['splitMatches.setTolerance']>;
    wireResponse: EnvelopeData<operations['splitMatches.setTolerance']>;
    input: JsonBody<operations['splitMatches.setTolerance']>;
    handlerInput: JsonBody<operations['splitMatches.setTolerance']>;
    output: EnvelopeData<operations['splitMatches.setTolerance']>;
  };
  'savedViews.list': {
    wireRequest: Query<operations['savedViews.list']>;
    wireResponse: EnvelopeData<operations['savedViews.list']>;
    input: Query<operations['savedViews.list']>;
    handlerInput: Query<operations['savedViews.list']>;
    output: EnvelopeData<operations['savedViews.list']>;
  };
  'savedViews.add': {
    wireRequest: JsonBody<operations['savedViews.add']>;
    wireResponse: EnvelopeData<operations['savedViews.add']>;
    input: JsonBody<operations['savedViews.add']>;
    handlerInput: JsonBody<operations['savedViews.add']>;
    output: EnvelopeData<operations['savedViews.add']>;
  };
  'savedViews.update': {
    wireRequest: JsonBody<operations['savedViews.update']>;
    wireResponse: EnvelopeData<operations['savedViews.update']>;
    input: JsonBody<operations['savedViews.update']>;
    handlerInput: JsonBody<operations['savedViews.update']>;
    output: EnvelopeData<operations['savedViews.update']>;
  };
  'savedViews.share': {
    wireRequest: JsonBody<operations['savedViews.share']>;
    wireResponse: EnvelopeData<operations['savedViews.share']>;
    input: JsonBody<operations['savedViews.share']>;
    handlerInput: JsonBody<operations['savedViews.share']>;
    output: EnvelopeData<operations['savedViews.share']>;
  };
  'savedViews.setDefault': {
    wireRequest: JsonBody<operations['savedViews.setDefault']>;
    wireResponse: EnvelopeData<operations['savedViews.setDefault']>;
    input: JsonBody<operations['savedViews.setDefault']>;
    handlerInput: JsonBody<operations['savedViews.setDefault']>;
    output: EnvelopeData<operations['savedViews.setDefault']>;
  };
  'savedViews.delete': {
    wireRequest: JsonBody<operations['savedViews.delete']>;
    wireResponse: EnvelopeData<operations['savedViews.delete']>;
    input: JsonBody<operations['savedViews.delete']>;
    handlerInput: JsonBody<operations['savedViews.delete']>;
    output: EnvelopeData<operations['savedViews.delete']>;
  };
  'messageTemplates.list': {
    wireRequest: Query<operations['messageTemplates.list']>;
    wireResponse: EnvelopeData<operations['messageTemplates.list']>;
    input: RequestInput<Query<operations['messageTemplates.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['messageTemplates.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['messageTemplates.list']>;
  };
  'messageTemplates.add': {
    wireRequest: JsonBody<operations['messageTemplates.add']>;
    wireResponse: EnvelopeData<operations['messageTemplates.add']>;
    input: JsonBody<operations['messageTemplates.add']>;
    handlerInput: JsonBody<operations['messageTemplates.add']>;
    output: EnvelopeData<operations['messageTemplates.add']>;
  };
  'messageTemplates.update': {
    wireRequest: JsonBody<operations['messageTemplates.update']>;
    wireResponse: EnvelopeData<operations['messageTemplates.update']>;
    input: JsonBody<operations['messageTemplates.update']>;
    handlerInput: JsonBody<operations['messageTemplates.update']>;
    output: EnvelopeData<operations['messageTemplates.update']>;
  };
  'messageTemplates.delete': {
    wireRequest: JsonBody<operations['messageTemplates.delete']>;
    wireResponse: EnvelopeData<operations['messageTemplates.delete']>;
    input: JsonBody<operations['messageTemplates.delete']>;
    handlerInput: JsonBody<operations['messageTemplates.delete']>;
    output: EnvelopeData<operations['messageTemplates.delete']>;
  };
  'messageTemplates.test': {
    wireRequest: JsonBody<operations['messageTemplates.test']>;
    wireResponse: EnvelopeData<operations['messageTemplates.test']>;
    input: JsonBody<operations['messageTemplates.test']>;
    handlerInput: JsonBody<operations['messageTemplates.test']>;
    output: EnvelopeData<operations['messageTemplates.test']>;
  };
  'messageTemplates.order': {
    wireRequest: Query<operations['messageTemplates.order']>;
    wireResponse: EnvelopeData<operations['messageTemplates.order']>;
    input: Query<operations['messageTemplates.order']>;
    handlerInput: Query<operations['messageTemplates.order']>;
    output: EnvelopeData<operations['messageTemplates.order']>;
  };
  'messageTemplates.reorder': {
    wireRequest: JsonBody<operations['messageTemplates.reorder']>;
    wireResponse: EnvelopeData<operations['messageTemplates.reorder']>;
    input: JsonBody<operations['messageTemplates.reorder']>;
    handlerInput: JsonBody<operations['messageTemplates.reorder']>;
    output: EnvelopeData<operations['messageTemplates.reorder']>;
  };
  'messageTemplates.trial': {
    wireRequest: JsonBody<operations['messageTemplates.trial']>;
    wireResponse: EnvelopeData<operations['messageTemplates.trial']>;
    input: JsonBody<operations['messageTemplates.trial']>;
    handlerInput: JsonBody<operations['messageTemplates.trial']>;
    output: EnvelopeData<operations['messageTemplates.trial']>;
  };
  'messageTemplates.rematch': {
    wireRequest: JsonBody<operations['messageTemplates.rematch']>;
    wireResponse: EnvelopeData<operations['messageTemplates.rematch']>;
    input: JsonBody<operations['messageTemplates.rematch']>;
    handlerInput: JsonBody<operations['messageTemplates.rematch']>;
    output: EnvelopeData<operations['messageTemplates.rematch']>;
  };
  'messageTemplates.latestRematch': {
    wireRequest: Query<operations['messageTemplates.latestRematch']>;
    wireResponse: EnvelopeData<operations['messageTemplates.latestRematch']>;
    input: Query<operations['messageTemplates.latestRematch']>;
    handlerInput: Query<operations['messageTemplates.latestRematch']>;
    output: EnvelopeData<operations['messageTemplates.latestRematch']>;
  };
  'messageTemplates.stopRematch': {
    wireRequest: JsonBody<operations['messageTemplates.stopRematch']>;
    wireResponse: EnvelopeData<operations['messageTemplates.stopRematch']>;
    input: JsonBody<operations['messageTemplates.stopRematch']>;
    handlerInput: JsonBody<operations['messageTemplates.stopRematch']>;
    output: EnvelopeData<operations['messageTemplates.stopRematch']>;
  };
  'monitorDevices.list': {
    wireRequest: Query<operations['monitorDevices.list']>;
    wireResponse: EnvelopeData<operations['monitorDevices.list']>;
    input: RequestInput<Query<operations['monitorDevices.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['monitorDevices.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['monitorDevices.list']>;
  };
  'monitorDevices.add': {
    wireRequest: JsonBody<operations['monitorDevices.add']>;
    wireResponse: EnvelopeData<operations['monitorDevices.add']>;
    input: JsonBody<operations['monitorDevices.add']>;
    handlerInput: JsonBody<operations['monitorDevices.add']>;
    output: EnvelopeData<operations['monitorDevices.add']>;
  };
  'monitorDevices.update': {
    wireRequest: JsonBody<operations['monitorDevices.update']>;
    wireResponse: EnvelopeData<operations['monitorDevices.update']>;
    input: JsonBody<operations['monitorDevices.update']>;
    handlerInput: JsonBody<operations['monitorDevices.update']>;
    output: EnvelopeData<operations['monitorDevices.update']>;
  };
  'monitorDevices.rotateToken': {
    wireRequest: JsonBody<operations['monitorDevices.rotateToken']>;
    wireResponse: EnvelopeData<operations['monitorDevices.rotateToken']>;
    input: JsonBody<operations['monitorDevices.rotateToken']>;
    handlerInput: JsonBody<operations['monitorDevices.rotateToken']>;
    output: EnvelopeData<operations['monitorDevices.rotateToken']>;
  };
  'monitorDevices.revoke': {
    wireRequest: JsonBody<operations['monitorDevices.revoke']>;
    wireResponse: EnvelopeData<operations['monitorDevices.revoke']>;
    input: JsonBody<operations['monitorDevices.revoke']>;
    handlerInput: JsonBody<operations['monitorDevices.revoke']>;
    output: EnvelopeData<operations['monitorDevices.revoke']>;
  };
  'monitorScripts.list': {
    wireRequest: Query<operations['monitorScripts.list']>;
    wireResponse: EnvelopeData<operations['monitorScripts.list']>;
    input: RequestInput<Query<operations['monitorScripts.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['monitorScripts.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['monitorScripts.list']>;
  };
  'monitorScripts.versions': {
    wireRequest: Query<operations['monitorScripts.versions']>;
    wireResponse: EnvelopeData<operations['monitorScripts.versions']>;
    input: RequestInput<Query<operations['monitorScripts.versions']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['monitorScripts.versions']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['monitorScripts.versions']>;
  };
  'monitorScripts.version': {
    wireRequest: Query<operations['monitorScripts.version']>;
    wireResponse: EnvelopeData<operations['monitorScripts.version']>;
    input: Query<operations['monitorScripts.version']>;
    handlerInput: Query<operations['monitorScripts.version']>;
    output: EnvelopeData<operations['monitorScripts.version']>;
  };
  'monitorScripts.devices': {
    wireRequest: Query<operations['monitorScripts.devices']>;
    wireResponse: EnvelopeData<operations['monitorScripts.devices']>;
    input: Query<operations['monitorScripts.devices']>;
    handlerInput: Query<operations['monitorScripts.devices']>;
    output: EnvelopeData<operations['monitorScripts.devices']>;
  };
  'monitorScripts.reach': {
    wireRequest: Query<operations['monitorScripts.reach']>;
    wireResponse: EnvelopeData<operations['monitorScripts.reach']>;
    input: Query<operations['monitorScripts.reach']>;
    handlerInput: Query<operations['monitorScripts.reach']>;
    output: EnvelopeData<operations['monitorScripts.reach']>;
  };
  'monitorScripts.add': {
    wireRequest: JsonBody<operations['monitorScripts.add']>;
    wireResponse: EnvelopeData<operations['monitorScripts.add']>;
    input: JsonBody<operations['monitorScripts.add']>;
    handlerInput: JsonBody<operations['monitorScripts.add']>;
    output: EnvelopeData<operations['monitorScripts.add']>;
  };
  'monitorScripts.update': {
    wireRequest: JsonBody<operations['monitorScripts.update']>;
    wireResponse: EnvelopeData<operations['monitorScripts.update']>;
    input: JsonBody<operations['monitorScripts.update']>;
    handlerInput: JsonBody<operations['monitorScripts.update']>;
    output: EnvelopeData<operations['monitorScripts.update']>;
  };
  'monitorScripts.addVersion': {
    wireRequest: MultipartBody<operations['monitorScripts.addVersion']>;
    wireResponse: EnvelopeData<operations['monitorScripts.addVersion']>;
    input: UploadInput<MultipartBody<operations['monitorScripts.addVersion']>>;
    handlerInput: MultipartBody<operations['monitorScripts.addVersion']>;
    output: EnvelopeData<operations['monitorScripts.addVersion']>;
  };
  'monitorScripts.goLive': {
    wireRequest: JsonBody<operations['monitorScripts.goLive']>;
    wireResponse: EnvelopeData<operations['monitorScripts.goLive']>;
    input: JsonBody<operations['monitorScripts.goLive']>;
    handlerInput: JsonBody<operations['monitorScripts.goLive']>;
    output: EnvelopeData<operations['monitorScripts.goLive']>;
  };
  'monitorScripts.bringBack': {
    wireRequest: JsonBody<operations['monitorScripts.bringBack']>;
    wireResponse: EnvelopeData<operations['monitorScripts.bringBack']>;
    input: JsonBody<operations['monitorScripts.bringBack']>;
    handlerInput: JsonBody<operations['monitorScripts.bringBack']>;
    output: EnvelopeData<operations['monitorScripts.bringBack']>;
  };
  'monitorScripts.setRollOut': {
    wireRequest: JsonBody<operations['monitorScripts.setRollOut']>;
    wireResponse: EnvelopeData<operations['monitorScripts.setRollOut']>;
    input: JsonBody<operations['monitorScripts.setRollOut']>;
    handlerInput: JsonBody<operations['monitorScripts.setRollOut']>;
    output: EnvelopeData<operations['monitorScripts.setRollOut']>;
  };
  'monitorScripts.assign': {
    wireRequest: JsonBody<operations['monitorScripts.assign']>;
    wireResponse: EnvelopeData<operations['monitorScripts.assign']>;
    input: JsonBody<operations['monitorScripts.assign']>;
    handlerInput: JsonBody<operations['monitorScripts.assign']>;
    output: EnvelopeData<operations['monitorScripts.assign']>;
  };
  'monitorScripts.current': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['monitorScripts.current']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['monitorScripts.current']>;
  };
  'monitorLogs.report': {
    wireRequest: JsonBody<operations['monitorLogs.report']>;
    wireResponse: EnvelopeData<operations['monitorLogs.report']>;
    input: JsonBody<operations['monitorLogs.report']>;
    handlerInput: JsonBody<operations['monitorLogs.report']>;
    output: EnvelopeData<operations['monitorLogs.report']>;
  };
  'payoutInstructions.take': {
    wireRequest: JsonBody<operations['payoutInstructions.take']>;
    wireResponse: EnvelopeData<operations['payoutInstructions.take']>;
    input: JsonBody<operations['payoutInstructions.take']>;
    handlerInput: JsonBody<operations['payoutInstructions.take']>;
    output: EnvelopeData<operations['payoutInstructions.take']>;
  };
  'payoutInstructions.report': {
    wireRequest: JsonBody<operations['payoutInstructions.report']>;
    wireResponse: EnvelopeData<operations['payoutInstructions.report']>;
    input: JsonBody<operations['payoutInstructions.report']>;
    handlerInput: JsonBody<operations['payoutInstructions.report']>;
    output: EnvelopeData<operations['payoutInstructions.report']>;
  };
  'payoutInstructions.list': {
    wireRequest: Query<operations['payoutInstructions.list']>;
    wireResponse: EnvelopeData<operations['payoutInstructions.list']>;
    input: Query<operations['payoutInstructions.list']>;
    handlerInput: Query<operations['payoutInstructions.list']>;
    output: EnvelopeData<operations['payoutInstructions.list']>;
  };
  'monitorLogs.clear': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['monitorLogs.clear']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['monitorLogs.clear']>;
  };
  'monitorLogs.list': {
    wireRequest: Query<operations['monitorLogs.list']>;
    wireResponse: EnvelopeData<operations['monitorLogs.list']>;
    input: RequestInput<Query<operations['monitorLogs.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['monitorLogs.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['monitorLogs.list']>;
  };
  'securityNodes.accounts': {
    wireRequest: Query<operations['securityNodes.accounts']>;
    wireResponse: EnvelopeData<operations['securityNodes.accounts']>;
    input: RequestInput<Query<operations['securityNodes.accounts']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['securityNodes.accounts']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['securityNodes.accounts']>;
  };
  'securityNodes.list': {
    wireRequest: Query<operations['securityNodes.list']>;
    wireResponse: EnvelopeData<operations['securityNodes.list']>;
    input: RequestInput<Query<operations['securityNodes.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['securityNodes.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['securityNodes.list']>;
  };
  'securityNodes.leaks': {
    wireRequest: Query<operations['securityNodes.leaks']>;
    wireResponse: EnvelopeData<operations['securityNodes.leaks']>;
    input: RequestInput<Query<operations['securityNodes.leaks']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['securityNodes.leaks']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['securityNodes.leaks']>;
  };
  'securityNodes.handleLeak': {
    wireRequest: JsonBody<operations['securityNodes.handleLeak']>;
    wireResponse: EnvelopeData<operations['securityNodes.handleLeak']>;
    input: JsonBody<operations['securityNodes.handleLeak']>;
    handlerInput: JsonBody<operations['securityNodes.handleLeak']>;
    output: EnvelopeData<operations['securityNodes.handleLeak']>;
  };
  'securityNodes.reopenLeak': {
    wireRequest: JsonBody<operations['securityNodes.reopenLeak']>;
    wireResponse: EnvelopeData<operations['securityNodes.reopenLeak']>;
    input: JsonBody<operations['securityNodes.reopenLeak']>;
    handlerInput: JsonBody<operations['securityNodes.reopenLeak']>;
    output: EnvelopeData<operations['securityNodes.reopenLeak']>;
  };
  'securityPatches.preview': {
    wireRequest: Query<operations['securityPatches.preview']>;
    wireResponse: EnvelopeData<operations['securityPatches.preview']>;
    input: Query<operations['securityPatches.preview']>;
    handlerInput: Query<operations['securityPatches.preview']>;
    output: EnvelopeData<operations['securityPatches.preview']>;
  };
  'securityPatches.list': {
    wireRequest: Query<operations['securityPatches.list']>;
    wireResponse: EnvelopeData<operations['securityPatches.list']>;
    input: RequestInput<Query<operations['securityPatches.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['securityPatches.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['securityPatches.list']>;
  };
  'securityPatches.add': {
    wireRequest: JsonBody<operations['securityPatches.add']>;
    wireResponse: EnvelopeData<operations['securityPatches.add']>;
    input: JsonBody<operations['securityPatches.add']>;
    handlerInput: JsonBody<operations['securityPatches.add']>;
    output: EnvelopeData<operations['securityPatches.add']>;
  };
  'orderCallbacks.listDetails': {
    wireRequest: Query<operations['orderCallbacks.listDetails']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.listDetails']>;
    input: RequestInput<Query<operations['orderCallbacks.listDetails']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'receiveStartTime' | 'receiveEndTime' }>;
    handlerInput: HandlerInput<Query<operations['orderCallbacks.listDetails']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'receiveStartTime' | 'receiveEndTime' }>;
    output: EnvelopeData<operations['orderCallbacks.listDetails']>;
  };
  'orderCallbacks.list': {
    wireRequest: Query<operations['orderCallbacks.list']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.list']>;
    input: RequestInput<Query<operations['orderCallbacks.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['orderCallbacks.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['orderCallbacks.list']>;
  };
  'orderCallbacks.test': {
    wireRequest: JsonBody<operations['orderCallbacks.test']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.test']>;
    input: JsonBody<operations['orderCallbacks.test']>;
    handlerInput: JsonBody<operations['orderCallbacks.test']>;
    output: EnvelopeData<operations['orderCallbacks.test']>;
  };
  'orderCallbacks.delete': {
    wireRequest: JsonBody<operations['orderCallbacks.delete']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.delete']>;
    input: JsonBody<operations['orderCallbacks.delete']>;
    handlerInput: JsonBody<operations['orderCallbacks.delete']>;
    output: EnvelopeData<operations['orderCallbacks.delete']>;
  };
  'orderCallbacks.resendMany': {
    wireRequest: JsonBody<operations['orderCallbacks.resendMany']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.resendMany']>;
    input: RequestInput<JsonBody<operations['orderCallbacks.resendMany']>, { times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<JsonBody<operations['orderCallbacks.resendMany']>, { times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['orderCallbacks.resendMany']>;
  };
  'orderCallbacks.previewResend': {
    wireRequest: Query<operations['orderCallbacks.previewResend']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.previewResend']>;
    input: RequestInput<Query<operations['orderCallbacks.previewResend']>, { times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['orderCallbacks.previewResend']>, { times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['orderCallbacks.previewResend']>;
  };
  'orderCallbacks.listResends': {
    wireRequest: Query<operations['orderCallbacks.listResends']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.listResends']>;
    input: RequestInput<Query<operations['orderCallbacks.listResends']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['orderCallbacks.listResends']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['orderCallbacks.listResends']>;
  };
  'orderCallbacks.listResendResults': {
    wireRequest: Query<operations['orderCallbacks.listResendResults']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.listResendResults']>;
    input: RequestInput<Query<operations['orderCallbacks.listResendResults']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['orderCallbacks.listResendResults']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['orderCallbacks.listResendResults']>;
  };
  'orderCallbacks.cancelResend': {
    wireRequest: JsonBody<operations['orderCallbacks.cancelResend']>;
    wireResponse: EnvelopeData<operations['orderCallbacks.cancelResend']>;
    input: JsonBody<operations['orderCallbacks.cancelResend']>;
    handlerInput: JsonBody<operations['orderCallbacks.cancelResend']>;
    output: EnvelopeData<operations['orderCallbacks.cancelResend']>;
  };
  'exports.columns': {
    wireRequest: Query<operations['exports.columns']>;
    wireResponse: EnvelopeData<operations['exports.columns']>;
    input: Query<operations['exports.columns']>;
    handlerInput: Query<operations['exports.columns']>;
    output: EnvelopeData<operations['exports.columns']>;
  };
  'exports.start': {
    wireRequest: JsonBody<operations['exports.start']>;
    wireResponse: EnvelopeData<operations['exports.start']>;
    input: JsonBody<operations['exports.start']>;
    handlerInput: JsonBody<operations['exports.start']>;
    output: EnvelopeData<operations['exports.start']>;
  };
  'exports.list': {
    wireRequest: Query<operations['exports.list']>;
    wireResponse: EnvelopeData<operations['exports.list']>;
    input: RequestInput<Query<operations['exports.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['exports.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['exports.list']>;
  };
  'exports.piece': {
    wireRequest: Query<operations['exports.piece']>;
    wireResponse: EnvelopeData<operations['exports.piece']>;
    input: Query<operations['exports.piece']>;
    handlerInput: Query<operations['exports.piece']>;
    output: EnvelopeData<operations['exports.piece']>;
  };
  'exports.cancel': {
    wireRequest: JsonBody<operations['exports.cancel']>;
    wireResponse: EnvelopeData<operations['exports.cancel']>;
    input: JsonBody<operations['exports.cancel']>;
    handlerInput: JsonBody<operations['exports.cancel']>;
    output: EnvelopeData<operations['exports.cancel']>;
  };
  'exports.delete': {
    wireRequest: JsonBody<operations['exports.delete']>;
    wireResponse: EnvelopeData<operations['exports.delete']>;
    input: JsonBody<operations['exports.delete']>;
    handlerInput: JsonBody<operations['exports.delete']>;
    output: EnvelopeData<operations['exports.delete']>;
  };
  'dataClearings.preview': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['dataClearings.preview']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['dataClearings.preview']>;
  };
  'reconciliation.days': {
    wireRequest: Query<operations['reconciliation.days']>;
    wireResponse: EnvelopeData<operations['reconciliation.days']>;
    input: RequestInput<Query<operations['reconciliation.days']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['reconciliation.days']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['reconciliation.days']>;
  };
  'reconciliation.closeDay': {
    wireRequest: JsonBody<operations['reconciliation.closeDay']>;
    wireResponse: EnvelopeData<operations['reconciliation.closeDay']>;
    input: JsonBody<operations['reconciliation.closeDay']>;
    handlerInput: JsonBody<operations['reconciliation.closeDay']>;
    output: EnvelopeData<operations['reconciliation.closeDay']>;
  };
  'reconciliation.reopenDay': {
    wireRequest: JsonBody<operations['reconciliation.reopenDay']>;
    wireResponse: EnvelopeData<operations['reconciliation.reopenDay']>;
    input: JsonBody<operations['reconciliation.reopenDay']>;
    handlerInput: JsonBody<operations['reconciliation.reopenDay']>;
    output: EnvelopeData<operations['reconciliation.reopenDay']>;
  };
  'auditRecords.list': {
    wireRequest: Query<operations['auditRecords.list']>;
    wireResponse: EnvelopeData<operations['auditRecords.list']>;
    input: RequestInput<Query<operations['auditRecords.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['auditRecords.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['auditRecords.list']>;
  };
  'auditRecords.detail': {
    wireRequest: Query<operations['auditRecords.detail']>;
    wireResponse: EnvelopeData<operations['auditRecords.detail']>;
    input: Query<operations['auditRecords.detail']>;
    handlerInput: Query<operations['auditRecords.detail']>;
    output: EnvelopeData<operations['auditRecords.detail']>;
  };
  'auditRecords.verify': {
    wireRequest: Query<operations['auditRecords.verify']>;
    wireResponse: EnvelopeData<operations['auditRecords.verify']>;
    input: Query<operations['auditRecords.verify']>;
    handlerInput: Query<operations['auditRecords.verify']>;
    output: EnvelopeData<operations['auditRecords.verify']>;
  };
  'entityData.entities': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['entityData.entities']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['entityData.entities']>;
  };
  'entityData.list': {
    wireRequest: Query<operations['entityData.list']>;
    wireResponse: EnvelopeData<operations['entityData.list']>;
    input: RequestInput<Query<operations['entityData.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['entityData.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['entityData.list']>;
  };
  'dataClearings.list': {
    wireRequest: Query<operations['dataClearings.list']>;
    wireResponse: EnvelopeData<operations['dataClearings.list']>;
    input: RequestInput<Query<operations['dataClearings.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['dataClearings.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['dataClearings.list']>;
  };
  'system.health': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['system.health']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['system.health']>;
  };
  'todo.list': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['todo.list']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['todo.list']>;
  };
  'system.resetResourcePool': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['system.resetResourcePool']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['system.resetResourcePool']>;
  };
  'system.fixResources': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['system.fixResources']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['system.fixResources']>;
  };
  'products.options': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['products.options']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['products.options']>;
  };
  'products.list': {
    wireRequest: Query<operations['products.list']>;
    wireResponse: EnvelopeData<operations['products.list']>;
    input: RequestInput<Query<operations['products.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['products.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['products.list']>;
  };
  'products.add': {
    wireRequest: JsonBody<operations['products.add']>;
    wireResponse: EnvelopeData<operations['products.add']>;
    input: JsonBody<operations['products.add']>;
    handlerInput: JsonBody<operations['products.add']>;
    output: EnvelopeData<operations['products.add']>;
  };
  'products.update': {
    wireRequest: JsonBody<operations['products.update']>;
    wireResponse: EnvelopeData<operations['products.update']>;
    input: JsonBody<operations['products.update']>;
    handlerInput: JsonBody<operations['products.update']>;
    output: EnvelopeData<operations['products.update']>;
  };
  'banks.options': {
    wireRequest: Query<operations['banks.options']>;
    wireResponse: EnvelopeData<operations['banks.options']>;
    input: Query<operations['banks.options']>;
    handlerInput: Query<operations['banks.options']>;
    output: EnvelopeData<operations['banks.options']>;
  };
  'banks.list': {
    wireRequest: Query<operations['banks.list']>;
    wireResponse: EnvelopeData<operations['banks.list']>;
    input: RequestInput<Query<operations['banks.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['banks.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['banks.list']>;
  };
  'banks.add': {
    wireRequest: JsonBody<operations['banks.add']>;
    wireResponse: EnvelopeData<operations['banks.add']>;
    input: JsonBody<operations['banks.add']>;
    handlerInput: JsonBody<operations['banks.add']>;
    output: EnvelopeData<operations['banks.add']>;
  };
  'banks.update': {
    wireRequest: JsonBody<operations['banks.update']>;
    wireResponse: EnvelopeData<operations['banks.update']>;
    input: JsonBody<operations['banks.update']>;
    handlerInput: JsonBody<operations['banks.update']>;
    output: EnvelopeData<operations['banks.update']>;
  };
  'payerIps.list': {
    wireRequest: Query<operations['payerIps.list']>;
    wireResponse: EnvelopeData<operations['payerIps.list']>;
    input: RequestInput<Query<operations['payerIps.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['payerIps.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['payerIps.list']>;
  };
  'orderFindings.list': {
    wireRequest: Query<operations['orderFindings.list']>;
    wireResponse: EnvelopeData<operations['orderFindings.list']>;
    input: RequestInput<Query<operations['orderFindings.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['orderFindings.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['orderFindings.list']>;
  };
  'orderFindings.decide': {
    wireRequest: JsonBody<operations['orderFindings.decide']>;
    wireResponse: EnvelopeData<operations['orderFindings.decide']>;
    input: JsonBody<operations['orderFindings.decide']>;
    handlerInput: JsonBody<operations['orderFindings.decide']>;
    output: EnvelopeData<operations['orderFindings.decide']>;
  };
  'orderFindings.mark': {
    wireRequest: JsonBody<operations['orderFindings.mark']>;
    wireResponse: EnvelopeData<operations['orderFindings.mark']>;
    input: JsonBody<operations['orderFindings.mark']>;
    handlerInput: JsonBody<operations['orderFindings.mark']>;
    output: EnvelopeData<operations['orderFindings.mark']>;
  };
  'orderAnalysisRules.list': {
    wireRequest: Query<operations['orderAnalysisRules.list']>;
    wireResponse: EnvelopeData<operations['orderAnalysisRules.list']>;
    input: RequestInput<Query<operations['orderAnalysisRules.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['orderAnalysisRules.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['orderAnalysisRules.list']>;
  };
  'orderAnalysisRules.update': {
    wireRequest: JsonBody<operations['orderAnalysisRules.update']>;
    wireResponse: EnvelopeData<operations['orderAnalysisRules.update']>;
    input: JsonBody<operations['orderAnalysisRules.update']>;
    handlerInput: JsonBody<operations['orderAnalysisRules.update']>;
    output: EnvelopeData<operations['orderAnalysisRules.update']>;
  };
  'orderAnalysisRules.trial': {
    wireRequest: Query<operations['orderAnalysisRules.trial']>;
    wireResponse: EnvelopeData<operations['orderAnalysisRules.trial']>;
    input: Query<operations['orderAnalysisRules.trial']>;
    handlerInput: Query<operations['orderAnalysisRules.trial']>;
    output: EnvelopeData<operations['orderAnalysisRules.trial']>;
  };
  'frozenIps.list': {
    wireRequest: Query<operations['frozenIps.list']>;
    wireResponse: EnvelopeData<operations['frozenIps.list']>;
    input: RequestInput<Query<operations['frozenIps.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['frozenIps.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['frozenIps.list']>;
  };
  'frozenIps.freeze': {
    wireRequest: JsonBody<operations['frozenIps.freeze']>;
    wireResponse: EnvelopeData<operations['frozenIps.freeze']>;
    input: JsonBody<operations['frozenIps.freeze']>;
    handlerInput: JsonBody<operations['frozenIps.freeze']>;
    output: EnvelopeData<operations['frozenIps.freeze']>;
  };
  'frozenIps.thaw': {
    wireRequest: JsonBody<operations['frozenIps.thaw']>;
    wireResponse: EnvelopeData<operations['frozenIps.thaw']>;
    input: JsonBody<operations['frozenIps.thaw']>;
    handlerInput: JsonBody<operations['frozenIps.thaw']>;
    output: EnvelopeData<operations['frozenIps.thaw']>;
  };
  'frozenIps.extend': {
    wireRequest: JsonBody<operations['frozenIps.extend']>;
    wireResponse: EnvelopeData<operations['frozenIps.extend']>;
    input: JsonBody<operations['frozenIps.extend']>;
    handlerInput: JsonBody<operations['frozenIps.extend']>;
    output: EnvelopeData<operations['frozenIps.extend']>;
  };
  'blackList.list': {
    wireRequest: Query<operations['blackList.list']>;
    wireResponse: EnvelopeData<operations['blackList.list']>;
    input: RequestInput<Query<operations['blackList.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['blackList.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['blackList.list']>;
  };
  'blackList.hits': {
    wireRequest: Query<operations['blackList.hits']>;
    wireResponse: EnvelopeData<operations['blackList.hits']>;
    input: RequestInput<Query<operations['blackList.hits']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['blackList.hits']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['blackList.hits']>;
  };
  'blackList.trial': {
    wireRequest: JsonBody<operations['blackList.trial']>;
    wireResponse: EnvelopeData<operations['blackList.trial']>;
    input: JsonBody<operations['blackList.trial']>;
    handlerInput: JsonBody<operations['blackList.trial']>;
    output: EnvelopeData<operations['blackList.trial']>;
  };
  'blackList.add': {
    wireRequest: JsonBody<operations['blackList.add']>;
    wireResponse: EnvelopeData<operations['blackList.add']>;
    input: JsonBody<operations['blackList.add']>;
    handlerInput: JsonBody<operations['blackList.add']>;
    output: EnvelopeData<operations['blackList.add']>;
  };
  'blackList.update': {
    wireRequest: JsonBody<operations['blackList.update']>;
    wireResponse: EnvelopeData<operations['blackList.update']>;
    input: JsonBody<operations['blackList.update']>;
    handlerInput: JsonBody<operations['blackList.update']>;
    output: EnvelopeData<operations['blackList.update']>;
  };
  'blackList.remove': {
    wireRequest: JsonBody<operations['blackList.remove']>;
    wireResponse: EnvelopeData<operations['blackList.remove']>;
    input: JsonBody<operations['blackList.remove']>;
    handlerInput: JsonBody<operations['blackList.remove']>;
    output: EnvelopeData<operations['blackList.remove']>;
  };
  'ipRules.list': {
    wireRequest: Query<operations['ipRules.list']>;
    wireResponse: EnvelopeData<operations['ipRules.list']>;
    input: RequestInput<Query<operations['ipRules.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['ipRules.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['ipRules.list']>;
  };
  'ipRules.save': {
    wireRequest: JsonBody<operations['ipRules.save']>;
    wireResponse: EnvelopeData<operations['ipRules.save']>;
    input: JsonBody<operations['ipRules.save']>;
    handlerInput: JsonBody<operations['ipRules.save']>;
    output: EnvelopeData<operations['ipRules.save']>;
  };
  'ipRules.remove': {
    wireRequest: JsonBody<operations['ipRules.remove']>;
    wireResponse: EnvelopeData<operations['ipRules.remove']>;
    input: JsonBody<operations['ipRules.remove']>;
    handlerInput: JsonBody<operations['ipRules.remove']>;
    output: EnvelopeData<operations['ipRules.remove']>;
  };
  'ipRules.preview': {
    wireRequest: JsonBody<operations['ipRules.preview']>;
    wireResponse: EnvelopeData<operations['ipRules.preview']>;
    input: JsonBody<operations['ipRules.preview']>;
    handlerInput: JsonBody<operations['ipRules.preview']>;
    output: EnvelopeData<operations['ipRules.preview']>;
  };
  'merchants.signingKey': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['merchants.signingKey']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['merchants.signingKey']>;
  };
  'merchants.list': {
    wireRequest: Query<operations['merchants.list']>;
    wireResponse: EnvelopeData<operations['merchants.list']>;
    input: RequestInput<Query<operations['merchants.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['merchants.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['merchants.list']>;
  };
  'merchants.detail': {
    wireRequest: Query<operations['merchants.detail']>;
    wireResponse: EnvelopeData<operations['merchants.detail']>;
    input: Query<operations['merchants.detail']>;
    handlerInput: Query<operations['merchants.detail']>;
    output: EnvelopeData<operations['merchants.detail']>;
  };
  'merchants.add': {
    wireRequest: JsonBody<operations['merchants.add']>;
    wireResponse: EnvelopeData<operations['merchants.add']>;
    input: JsonBody<operations['merchants.add']>;
    handlerInput: JsonBody<operations['merchants.add']>;
    output: EnvelopeData<operations['merchants.add']>;
  };
  'merchants.update': {
    wireRequest: JsonBody<operations['merchants.update']>;
    wireResponse: EnvelopeData<operations['merchants.update']>;
    input: JsonBody<operations['merchants.update']>;
    handlerInput: JsonBody<operations['merchants.update']>;
    output: EnvelopeData<operations['merchants.update']>;
  };
  'merchants.updateOwn': {
    wireRequest: JsonBody<operations['merchants.updateOwn']>;
    wireResponse: EnvelopeData<operations['merchants.updateOwn']>;
    input: JsonBody<operations['merchants.updateOwn']>;
    handlerInput: JsonBody<operations['merchants.updateOwn']>;
    output: EnvelopeData<operations['merchants.updateOwn']>;
  };
  'merchants.enable': {
    wireRequest: JsonBody<operations['merchants.enable']>;
    wireResponse: EnvelopeData<operations['merchants.enable']>;
    input: JsonBody<operations['merchants.enable']>;
    handlerInput: JsonBody<operations['merchants.enable']>;
    output: EnvelopeData<operations['merchants.enable']>;
  };
  'merchants.rotateKey': {
    wireRequest: JsonBody<operations['merchants.rotateKey']>;
    wireResponse: EnvelopeData<operations['merchants.rotateKey']>;
    input: JsonBody<operations['merchants.rotateKey']>;
    handlerInput: JsonBody<operations['merchants.rotateKey']>;
    output: EnvelopeData<operations['merchants.rotateKey']>;
  };
  'merchants.revokeOldKey': {
    wireRequest: JsonBody<operations['merchants.revokeOldKey']>;
    wireResponse: EnvelopeData<operations['merchants.revokeOldKey']>;
    input: JsonBody<operations['merchants.revokeOldKey']>;
    handlerInput: JsonBody<operations['merchants.revokeOldKey']>;
    output: EnvelopeData<operations['merchants.revokeOldKey']>;
  };
  'merchants.adjustBalance': {
    wireRequest: JsonBody<operations['merchants.adjustBalance']>;
    wireResponse: EnvelopeData<operations['merchants.adjustBalance']>;
    input: JsonBody<operations['merchants.adjustBalance']>;
    handlerInput: JsonBody<operations['merchants.adjustBalance']>;
    output: EnvelopeData<operations['merchants.adjustBalance']>;
  };
  'merchants.clearBalance': {
    wireRequest: JsonBody<operations['merchants.clearBalance']>;
    wireResponse: EnvelopeData<operations['merchants.clearBalance']>;
    input: JsonBody<operations['merchants.clearBalance']>;
    handlerInput: JsonBody<operations['merchants.clearBalance']>;
    output: EnvelopeData<operations['merchants.clearBalance']>;
  };
  'suppliers.list': {
    wireRequest: Query<operations['suppliers.list']>;
    wireResponse: EnvelopeData<operations['suppliers.list']>;
    input: RequestInput<Query<operations['suppliers.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['suppliers.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['suppliers.list']>;
  };
  'suppliers.add': {
    wireRequest: JsonBody<operations['suppliers.add']>;
    wireResponse: EnvelopeData<operations['suppliers.add']>;
    input: JsonBody<operations['suppliers.add']>;
    handlerInput: JsonBody<operations['suppliers.add']>;
    output: EnvelopeData<operations['suppliers.add']>;
  };
  'suppliers.update': {
    wireRequest: JsonBody<operations['suppliers.update']>;
    wireResponse: EnvelopeData<operations['suppliers.update']>;
    input: JsonBody<operations['suppliers.update']>;
    handlerInput: JsonBody<operations['suppliers.update']>;
    output: EnvelopeData<operations['suppliers.update']>;
  };
  'suppliers.enable': {
    wireRequest: JsonBody<operations['suppliers.enable']>;
    wireResponse: EnvelopeData<operations['suppliers.enable']>;
    input: JsonBody<operations['suppliers.enable']>;
    handlerInput: JsonBody<operations['suppliers.enable']>;
    output: EnvelopeData<operations['suppliers.enable']>;
  };
  'suppliers.restoreAccess': {
    wireRequest: JsonBody<operations['suppliers.restoreAccess']>;
    wireResponse: EnvelopeData<operations['suppliers.restoreAccess']>;
    input: JsonBody<operations['suppliers.restoreAccess']>;
    handlerInput: JsonBody<operations['suppliers.restoreAccess']>;
    output: EnvelopeData<operations['suppliers.restoreAccess']>;
  };
  'suppliers.adjustDeposit': {
    wireRequest: JsonBody<operations['suppliers.adjustDeposit']>;
    wireResponse: EnvelopeData<operations['suppliers.adjustDeposit']>;
    input: JsonBody<operations['suppliers.adjustDeposit']>;
    handlerInput: JsonBody<operations['suppliers.adjustDeposit']>;
    output: EnvelopeData<operations['suppliers.adjustDeposit']>;
  };
  'userProducts.list': {
    wireRequest: Query<operations['userProducts.list']>;
    wireResponse: EnvelopeData<operations['userProducts.list']>;
    input: RequestInput<Query<operations['userProducts.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['userProducts.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['userProducts.list']>;
  };
  'userProducts.add': {
    wireRequest: JsonBody<operations['userProducts.add']>;
    wireResponse: EnvelopeData<operations['userProducts.add']>;
    input: JsonBody<operations['userProducts.add']>;
    handlerInput: JsonBody<operations['userProducts.add']>;
    output: EnvelopeData<operations['userProducts.add']>;
  };
  'userProducts.update': {
    wireRequest: JsonBody<operations['userProducts.update']>;
    wireResponse: EnvelopeData<operations['userProducts.update']>;
    input: JsonBody<operations['userProducts.update']>;
    handlerInput: JsonBody<operations['userProducts.update']>;
    output: EnvelopeData<operations['userProducts.update']>;
  };
  'userProducts.delete': {
    wireRequest: JsonBody<operations['userProducts.delete']>;
    wireResponse: EnvelopeData<operations['userProducts.delete']>;
    input: JsonBody<operations['userProducts.delete']>;
    handlerInput: JsonBody<operations['userProducts.delete']>;
    output: EnvelopeData<operations['userProducts.delete']>;
  };
  'botPeople.list': {
    wireRequest: Query<operations['botPeople.list']>;
    wireResponse: EnvelopeData<operations['botPeople.list']>;
    input: RequestInput<Query<operations['botPeople.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['botPeople.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['botPeople.list']>;
  };
  'botPeople.add': {
    wireRequest: JsonBody<operations['botPeople.add']>;
    wireResponse: EnvelopeData<operations['botPeople.add']>;
    input: JsonBody<operations['botPeople.add']>;
    handlerInput: JsonBody<operations['botPeople.add']>;
    output: EnvelopeData<operations['botPeople.add']>;
  };
  'botPeople.update': {
    wireRequest: JsonBody<operations['botPeople.update']>;
    wireResponse: EnvelopeData<operations['botPeople.update']>;
    input: JsonBody<operations['botPeople.update']>;
    handlerInput: JsonBody<operations['botPeople.update']>;
    output: EnvelopeData<operations['botPeople.update']>;
  };
  'botPeople.delete': {
    wireRequest: JsonBody<operations['botPeople.delete']>;
    wireResponse: EnvelopeData<operations['botPeople.delete']>;
    input: JsonBody<operations['botPeople.delete']>;
    handlerInput: JsonBody<operations['botPeople.delete']>;
    output: EnvelopeData<operations['botPeople.delete']>;
  };
  'botGroups.list': {
    wireRequest: Query<operations['botGroups.list']>;
    wireResponse: EnvelopeData<operations['botGroups.list']>;
    input: RequestInput<Query<operations['botGroups.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    handlerInput: HandlerInput<Query<operations['botGroups.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize' }>;
    output: EnvelopeData<operations['botGroups.list']>;
  };
  'botGroups.add': {
    wireRequest: JsonBody<operations['botGroups.add']>;
    wireResponse: EnvelopeData<operations['botGroups.add']>;
    input: JsonBody<operations['botGroups.add']>;
    handlerInput: JsonBody<operations['botGroups.add']>;
    output: EnvelopeData<operations['botGroups.add']>;
  };
  'botGroups.update': {
    wireRequest: JsonBody<operations['botGroups.update']>;
    wireResponse: EnvelopeData<operations['botGroups.update']>;
    input: JsonBody<operations['botGroups.update']>;
    handlerInput: JsonBody<operations['botGroups.update']>;
    output: EnvelopeData<operations['botGroups.update']>;
  };
  'botGroups.delete': {
    wireRequest: JsonBody<operations['botGroups.delete']>;
    wireResponse: EnvelopeData<operations['botGroups.delete']>;
    input: JsonBody<operations['botGroups.delete']>;
    handlerInput: JsonBody<operations['botGroups.delete']>;
    output: EnvelopeData<operations['botGroups.delete']>;
  };
  'botGroups.newCode': {
    wireRequest: JsonBody<operations['botGroups.newCode']>;
    wireResponse: EnvelopeData<operations['botGroups.newCode']>;
    input: JsonBody<operations['botGroups.newCode']>;
    handlerInput: JsonBody<operations['botGroups.newCode']>;
    output: EnvelopeData<operations['botGroups.newCode']>;
  };
  'botGroups.sendTest': {
    wireRequest: JsonBody<operations['botGroups.sendTest']>;
    wireResponse: EnvelopeData<operations['botGroups.sendTest']>;
    input: JsonBody<operations['botGroups.sendTest']>;
    handlerInput: JsonBody<operations['botGroups.sendTest']>;
    output: EnvelopeData<operations['botGroups.sendTest']>;
  };
  'botGroups.status': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['botGroups.status']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['botGroups.status']>;
  };
  'botRefusals.list': {
    wireRequest: Query<operations['botRefusals.list']>;
    wireResponse: EnvelopeData<operations['botRefusals.list']>;
    input: RequestInput<Query<operations['botRefusals.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['botRefusals.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['botRefusals.list']>;
  };
  'botMessages.list': {
    wireRequest: Query<operations['botMessages.list']>;
    wireResponse: EnvelopeData<operations['botMessages.list']>;
    input: RequestInput<Query<operations['botMessages.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['botMessages.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['botMessages.list']>;
  };
  'botMessages.resend': {
    wireRequest: JsonBody<operations['botMessages.resend']>;
    wireResponse: EnvelopeData<operations['botMessages.resend']>;
    input: JsonBody<operations['botMessages.resend']>;
    handlerInput: JsonBody<operations['botMessages.resend']>;
    output: EnvelopeData<operations['botMessages.resend']>;
  };
  'fundRecords.list': {
    wireRequest: Query<operations['fundRecords.list']>;
    wireResponse: EnvelopeData<operations['fundRecords.list']>;
    input: RequestInput<Query<operations['fundRecords.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['fundRecords.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['fundRecords.list']>;
  };
  'fundRecords.statement': {
    wireRequest: Query<operations['fundRecords.statement']>;
    wireResponse: EnvelopeData<operations['fundRecords.statement']>;
    input: RequestInput<Query<operations['fundRecords.statement']>, { times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['fundRecords.statement']>, { times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['fundRecords.statement']>;
  };
  'adjustments.list': {
    wireRequest: Query<operations['adjustments.list']>;
    wireResponse: EnvelopeData<operations['adjustments.list']>;
    input: RequestInput<Query<operations['adjustments.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['adjustments.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['adjustments.list']>;
  };
  'adjustments.approve': {
    wireRequest: JsonBody<operations['adjustments.approve']>;
    wireResponse: EnvelopeData<operations['adjustments.approve']>;
    input: JsonBody<operations['adjustments.approve']>;
    handlerInput: JsonBody<operations['adjustments.approve']>;
    output: EnvelopeData<operations['adjustments.approve']>;
  };
  'adjustments.refuse': {
    wireRequest: JsonBody<operations['adjustments.refuse']>;
    wireResponse: EnvelopeData<operations['adjustments.refuse']>;
    input: JsonBody<operations['adjustments.refuse']>;
    handlerInput: JsonBody<operations['adjustments.refuse']>;
    output: EnvelopeData<operations['adjustments.refuse']>;
  };
  'cashier.order': {
    wireRequest: Query<operations['cashier.order']>;
    wireResponse: EnvelopeData<operations['cashier.order']>;
    input: Query<operations['cashier.order']>;
    handlerInput: Query<operations['cashier.order']>;
    output: EnvelopeData<operations['cashier.order']>;
  };
  'cashier.tell': {
    wireRequest: JsonBody<operations['cashier.tell']>;
    wireResponse: EnvelopeData<operations['cashier.tell']>;
    input: JsonBody<operations['cashier.tell']>;
    handlerInput: JsonBody<operations['cashier.tell']>;
    output: EnvelopeData<operations['cashier.tell']>;
  };
  'simulator.status': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['simulator.status']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['simulator.status']>;
  };
  'simulator.set': {
    wireRequest: JsonBody<operations['simulator.set']>;
    wireResponse: EnvelopeData<operations['simulator.set']>;
    input: JsonBody<operations['simulator.set']>;
    handlerInput: JsonBody<operations['simulator.set']>;
    output: EnvelopeData<operations['simulator.set']>;
  };
  'simulator.pay': {
    wireRequest: JsonBody<operations['simulator.pay']>;
    wireResponse: EnvelopeData<operations['simulator.pay']>;
    input: JsonBody<operations['simulator.pay']>;
    handlerInput: JsonBody<operations['simulator.pay']>;
    output: EnvelopeData<operations['simulator.pay']>;
  };
  'simulator.report': {
    wireRequest: JsonBody<operations['simulator.report']>;
    wireResponse: EnvelopeData<operations['simulator.report']>;
    input: JsonBody<operations['simulator.report']>;
    handlerInput: JsonBody<operations['simulator.report']>;
    output: EnvelopeData<operations['simulator.report']>;
  };
  'errorLogs.list': {
    wireRequest: Query<operations['errorLogs.list']>;
    wireResponse: EnvelopeData<operations['errorLogs.list']>;
    input: RequestInput<Query<operations['errorLogs.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['errorLogs.list']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['errorLogs.list']>;
  };
  'errorLogs.listGroups': {
    wireRequest: Query<operations['errorLogs.listGroups']>;
    wireResponse: EnvelopeData<operations['errorLogs.listGroups']>;
    input: RequestInput<Query<operations['errorLogs.listGroups']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    handlerInput: HandlerInput<Query<operations['errorLogs.listGroups']>, { page: 'pageIndex' | 'pageNum' | 'pageSize'; times: 'startTime' | 'endTime' }>;
    output: EnvelopeData<operations['errorLogs.listGroups']>;
  };
  'errorLogs.clear': {
    wireRequest: JsonBody<operations['errorLogs.clear']>;
    wireResponse: EnvelopeData<operations['errorLogs.clear']>;
    input: JsonBody<operations['errorLogs.clear']>;
    handlerInput: JsonBody<operations['errorLogs.clear']>;
    output: EnvelopeData<operations['errorLogs.clear']>;
  };
  'errorLogs.save': {
    wireRequest: JsonBody<operations['errorLogs.save']>;
    wireResponse: EnvelopeData<operations['errorLogs.save']>;
    input: JsonBody<operations['errorLogs.save']>;
    handlerInput: JsonBody<operations['errorLogs.save']>;
    output: EnvelopeData<operations['errorLogs.save']>;
  };
  'settings.getRedWalletCount': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getRedWalletCount']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getRedWalletCount']>;
  };
  'settings.setRedWalletCount': {
    wireRequest: JsonBody<operations['settings.setRedWalletCount']>;
    wireResponse: EnvelopeData<operations['settings.setRedWalletCount']>;
    input: JsonBody<operations['settings.setRedWalletCount']>;
    handlerInput: JsonBody<operations['settings.setRedWalletCount']>;
    output: EnvelopeData<operations['settings.setRedWalletCount']>;
  };
  'settings.getEnableService': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getEnableService']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getEnableService']>;
  };
  'settings.setEnableService': {
    wireRequest: JsonBody<operations['settings.setEnableService']>;
    wireResponse: EnvelopeData<operations['settings.setEnableService']>;
    input: JsonBody<operations['settings.setEnableService']>;
    handlerInput: JsonBody<operations['settings.setEnableService']>;
    output: EnvelopeData<operations['settings.setEnableService']>;
  };
  'settings.getOrderTimeoutMinutes': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getOrderTimeoutMinutes']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getOrderTimeoutMinutes']>;
  };
  'settings.setOrderTimeoutMinutes': {
    wireRequest: JsonBody<operations['settings.setOrderTimeoutMinutes']>;
    wireResponse: EnvelopeData<operations['settings.setOrderTimeoutMinutes']>;
    input: JsonBody<operations['settings.setOrderTimeoutMinutes']>;
    handlerInput: JsonBody<operations['settings.setOrderTimeoutMinutes']>;
    output: EnvelopeData<operations['settings.setOrderTimeoutMinutes']>;
  };
  'settings.getEnableIpChangedCheck': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getEnableIpChangedCheck']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getEnableIpChangedCheck']>;
  };
  'settings.setEnableIpChangedCheck': {
    wireRequest: JsonBody<operations['settings.setEnableIpChangedCheck']>;
    wireResponse: EnvelopeData<operations['settings.setEnableIpChangedCheck']>;
    input: JsonBody<operations['settings.setEnableIpChangedCheck']>;
    handlerInput: JsonBody<operations['settings.setEnableIpChangedCheck']>;
    output: EnvelopeData<operations['settings.setEnableIpChangedCheck']>;
  };
  'settings.getEnablePayPassword': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getEnablePayPassword']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getEnablePayPassword']>;
  };
  'settings.setEnablePayPassword': {
    wireRequest: JsonBody<operations['settings.setEnablePayPassword']>;
    wireResponse: EnvelopeData<operations['settings.setEnablePayPassword']>;
    input: JsonBody<operations['settings.setEnablePayPassword']>;
    handlerInput: JsonBody<operations['settings.setEnablePayPassword']>;
    output: EnvelopeData<operations['settings.setEnablePayPassword']>;
  };
  'settings.getKYC': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getKYC']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getKYC']>;
  };
  'settings.setKYC': {
    wireRequest: JsonBody<operations['settings.setKYC']>;
    wireResponse: EnvelopeData<operations['settings.setKYC']>;
    input: JsonBody<operations['settings.setKYC']>;
    handlerInput: JsonBody<operations['settings.setKYC']>;
    output: EnvelopeData<operations['settings.setKYC']>;
  };
  'settings.getNeedNameCheck': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getNeedNameCheck']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getNeedNameCheck']>;
  };
  'settings.setNeedNameCheck': {
    wireRequest: JsonBody<operations['settings.setNeedNameCheck']>;
    wireResponse: EnvelopeData<operations['settings.setNeedNameCheck']>;
    input: JsonBody<operations['settings.setNeedNameCheck']>;
    handlerInput: JsonBody<operations['settings.setNeedNameCheck']>;
    output: EnvelopeData<operations['settings.setNeedNameCheck']>;
  };
  'settings.getMessageDelay': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getMessageDelay']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getMessageDelay']>;
  };
  'settings.setMessageDelay': {
    wireRequest: JsonBody<operations['settings.setMessageDelay']>;
    wireResponse: EnvelopeData<operations['settings.setMessageDelay']>;
    input: JsonBody<operations['settings.setMessageDelay']>;
    handlerInput: JsonBody<operations['settings.setMessageDelay']>;
    output: EnvelopeData<operations['settings.setMessageDelay']>;
  };
  'settings.getMonitorLiveTime': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getMonitorLiveTime']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getMonitorLiveTime']>;
  };
  'settings.setMonitorLiveTime': {
    wireRequest: JsonBody<operations['settings.setMonitorLiveTime']>;
    wireResponse: EnvelopeData<operations['settings.setMonitorLiveTime']>;
    input: JsonBody<operations['settings.setMonitorLiveTime']>;
    handlerInput: JsonBody<operations['settings.setMonitorLiveTime']>;
    output: EnvelopeData<operations['settings.setMonitorLiveTime']>;
  };
  'settings.getOrderStatisticsTimeFormat': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getOrderStatisticsTimeFormat']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getOrderStatisticsTimeFormat']>;
  };
  'settings.setOrderStatisticsTimeFormat': {
    wireRequest: JsonBody<operations['settings.setOrderStatisticsTimeFormat']>;
    wireResponse: EnvelopeData<operations['settings.setOrderStatisticsTimeFormat']>;
    input: JsonBody<operations['settings.setOrderStatisticsTimeFormat']>;
    handlerInput: JsonBody<operations['settings.setOrderStatisticsTimeFormat']>;
    output: EnvelopeData<operations['settings.setOrderStatisticsTimeFormat']>;
  };
  'settings.getShowLogo': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getShowLogo']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getShowLogo']>;
  };
  'settings.setShowLogo': {
    wireRequest: JsonBody<operations['settings.setShowLogo']>;
    wireResponse: EnvelopeData<operations['settings.setShowLogo']>;
    input: JsonBody<operations['settings.setShowLogo']>;
    handlerInput: JsonBody<operations['settings.setShowLogo']>;
    output: EnvelopeData<operations['settings.setShowLogo']>;
  };
  'settings.getDataClearCycle': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getDataClearCycle']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getDataClearCycle']>;
  };
  'settings.setDataClearCycle': {
    wireRequest: JsonBody<operations['settings.setDataClearCycle']>;
    wireResponse: EnvelopeData<operations['settings.setDataClearCycle']>;
    input: JsonBody<operations['settings.setDataClearCycle']>;
    handlerInput: JsonBody<operations['settings.setDataClearCycle']>;
    output: EnvelopeData<operations['settings.setDataClearCycle']>;
  };
  'settings.getBotToken': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getBotToken']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getBotToken']>;
  };
  'settings.setBotToken': {
    wireRequest: JsonBody<operations['settings.setBotToken']>;
    wireResponse: EnvelopeData<operations['settings.setBotToken']>;
    input: JsonBody<operations['settings.setBotToken']>;
    handlerInput: JsonBody<operations['settings.setBotToken']>;
    output: EnvelopeData<operations['settings.setBotToken']>;
  };
  'settings.getTransferBotToken': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getTransferBotToken']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getTransferBotToken']>;
  };
  'settings.setTransferBotToken': {
    wireRequest: JsonBody<operations['settings.setTransferBotToken']>;
    wireResponse: EnvelopeData<operations['settings.setTransferBotToken']>;
    input: JsonBody<operations['settings.setTransferBotToken']>;
    handlerInput: JsonBody<operations['settings.setTransferBotToken']>;
    output: EnvelopeData<operations['settings.setTransferBotToken']>;
  };
  'settings.getSecurityFreqParameters': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getSecurityFreqParameters']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: WithUnits<EnvelopeData<operations['settings.getSecurityFreqParameters']>, { value: { minReliableCheckAmount: string } }>;
  };
  'settings.setSecurityFreqParameters': {
    wireRequest: JsonBody<operations['settings.setSecurityFreqParameters']>;
    wireResponse: EnvelopeData<operations['settings.setSecurityFreqParameters']>;
    input: RequestInput<JsonBody<operations['settings.setSecurityFreqParameters']>, { units: { value: { minReliableCheckAmount: string } } }>;
    handlerInput: HandlerInput<JsonBody<operations['settings.setSecurityFreqParameters']>, { units: { value: { minReliableCheckAmount: string } } }>;
    output: WithUnits<EnvelopeData<operations['settings.setSecurityFreqParameters']>, { value: { minReliableCheckAmount: string } }>;
  };
  'settings.getGlobalSecuritySetting': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getGlobalSecuritySetting']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getGlobalSecuritySetting']>;
  };
  'settings.setGlobalSecuritySetting': {
    wireRequest: JsonBody<operations['settings.setGlobalSecuritySetting']>;
    wireResponse: EnvelopeData<operations['settings.setGlobalSecuritySetting']>;
    input: JsonBody<operations['settings.setGlobalSecuritySetting']>;
    handlerInput: JsonBody<operations['settings.setGlobalSecuritySetting']>;
    output: EnvelopeData<operations['settings.setGlobalSecuritySetting']>;
  };
  'settings.getEnableSystemCheck': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getEnableSystemCheck']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getEnableSystemCheck']>;
  };
  'settings.setEnableSystemCheck': {
    wireRequest: JsonBody<operations['settings.setEnableSystemCheck']>;
    wireResponse: EnvelopeData<operations['settings.setEnableSystemCheck']>;
    input: JsonBody<operations['settings.setEnableSystemCheck']>;
    handlerInput: JsonBody<operations['settings.setEnableSystemCheck']>;
    output: EnvelopeData<operations['settings.setEnableSystemCheck']>;
  };
  'settings.getFixSecurityChainSupplementLimit': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getFixSecurityChainSupplementLimit']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getFixSecurityChainSupplementLimit']>;
  };
  'settings.setFixSecurityChainSupplementLimit': {
    wireRequest: JsonBody<operations['settings.setFixSecurityChainSupplementLimit']>;
    wireResponse: EnvelopeData<operations['settings.setFixSecurityChainSupplementLimit']>;
    input: JsonBody<operations['settings.setFixSecurityChainSupplementLimit']>;
    handlerInput: JsonBody<operations['settings.setFixSecurityChainSupplementLimit']>;
    output: EnvelopeData<operations['settings.setFixSecurityChainSupplementLimit']>;
  };
  'settings.getAutoCreateRelateSupplier': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getAutoCreateRelateSupplier']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getAutoCreateRelateSupplier']>;
  };
  'settings.setAutoCreateRelateSupplier': {
    wireRequest: JsonBody<operations['settings.setAutoCreateRelateSupplier']>;
    wireResponse: EnvelopeData<operations['settings.setAutoCreateRelateSupplier']>;
    input: JsonBody<operations['settings.setAutoCreateRelateSupplier']>;
    handlerInput: JsonBody<operations['settings.setAutoCreateRelateSupplier']>;
    output: EnvelopeData<operations['settings.setAutoCreateRelateSupplier']>;
  };
  'settings.getAutoCreateRelateMerchant': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getAutoCreateRelateMerchant']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getAutoCreateRelateMerchant']>;
  };
  'settings.setAutoCreateRelateMerchant': {
    wireRequest: JsonBody<operations['settings.setAutoCreateRelateMerchant']>;
    wireResponse: EnvelopeData<operations['settings.setAutoCreateRelateMerchant']>;
    input: JsonBody<operations['settings.setAutoCreateRelateMerchant']>;
    handlerInput: JsonBody<operations['settings.setAutoCreateRelateMerchant']>;
    output: EnvelopeData<operations['settings.setAutoCreateRelateMerchant']>;
  };
  'settings.getAllowOneMonitorAccountMoreUser': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getAllowOneMonitorAccountMoreUser']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getAllowOneMonitorAccountMoreUser']>;
  };
  'settings.setAllowOneMonitorAccountMoreUser': {
    wireRequest: JsonBody<operations['settings.setAllowOneMonitorAccountMoreUser']>;
    wireResponse: EnvelopeData<operations['settings.setAllowOneMonitorAccountMoreUser']>;
    input: JsonBody<operations['settings.setAllowOneMonitorAccountMoreUser']>;
    handlerInput: JsonBody<operations['settings.setAllowOneMonitorAccountMoreUser']>;
    output: EnvelopeData<operations['settings.setAllowOneMonitorAccountMoreUser']>;
  };
  'settings.getUsdtAuto': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getUsdtAuto']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getUsdtAuto']>;
  };
  'settings.setUsdtAuto': {
    wireRequest: JsonBody<operations['settings.setUsdtAuto']>;
    wireResponse: EnvelopeData<operations['settings.setUsdtAuto']>;
    input: JsonBody<operations['settings.setUsdtAuto']>;
    handlerInput: JsonBody<operations['settings.setUsdtAuto']>;
    output: EnvelopeData<operations['settings.setUsdtAuto']>;
  };
  'settings.getBotConstantReminder': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getBotConstantReminder']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getBotConstantReminder']>;
  };
  'settings.setBotConstantReminder': {
    wireRequest: JsonBody<operations['settings.setBotConstantReminder']>;
    wireResponse: EnvelopeData<operations['settings.setBotConstantReminder']>;
    input: JsonBody<operations['settings.setBotConstantReminder']>;
    handlerInput: JsonBody<operations['settings.setBotConstantReminder']>;
    output: EnvelopeData<operations['settings.setBotConstantReminder']>;
  };
  'settings.getBotAutoSendFundRecord': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getBotAutoSendFundRecord']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getBotAutoSendFundRecord']>;
  };
  'settings.setBotAutoSendFundRecord': {
    wireRequest: JsonBody<operations['settings.setBotAutoSendFundRecord']>;
    wireResponse: EnvelopeData<operations['settings.setBotAutoSendFundRecord']>;
    input: JsonBody<operations['settings.setBotAutoSendFundRecord']>;
    handlerInput: JsonBody<operations['settings.setBotAutoSendFundRecord']>;
    output: EnvelopeData<operations['settings.setBotAutoSendFundRecord']>;
  };
  'settings.getLimitMode': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getLimitMode']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getLimitMode']>;
  };
  'settings.setLimitMode': {
    wireRequest: JsonBody<operations['settings.setLimitMode']>;
    wireResponse: EnvelopeData<operations['settings.setLimitMode']>;
    input: JsonBody<operations['settings.setLimitMode']>;
    handlerInput: JsonBody<operations['settings.setLimitMode']>;
    output: EnvelopeData<operations['settings.setLimitMode']>;
  };
  'settings.getCompleteTimeFilter': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getCompleteTimeFilter']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getCompleteTimeFilter']>;
  };
  'settings.setCompleteTimeFilter': {
    wireRequest: JsonBody<operations['settings.setCompleteTimeFilter']>;
    wireResponse: EnvelopeData<operations['settings.setCompleteTimeFilter']>;
    input: JsonBody<operations['settings.setCompleteTimeFilter']>;
    handlerInput: JsonBody<operations['settings.setCompleteTimeFilter']>;
    output: EnvelopeData<operations['settings.setCompleteTimeFilter']>;
  };
  'settings.getSupplierUnifyQueryGroup': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getSupplierUnifyQueryGroup']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getSupplierUnifyQueryGroup']>;
  };
  'settings.setSupplierUnifyQueryGroup': {
    wireRequest: JsonBody<operations['settings.setSupplierUnifyQueryGroup']>;
    wireResponse: EnvelopeData<operations['settings.setSupplierUnifyQueryGroup']>;
    input: JsonBody<operations['settings.setSupplierUnifyQueryGroup']>;
    handlerInput: JsonBody<operations['settings.setSupplierUnifyQueryGroup']>;
    output: EnvelopeData<operations['settings.setSupplierUnifyQueryGroup']>;
  };
  'settings.getCanTimeoutSupplement': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getCanTimeoutSupplement']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getCanTimeoutSupplement']>;
  };
  'settings.setCanTimeoutSupplement': {
    wireRequest: JsonBody<operations['settings.setCanTimeoutSupplement']>;
    wireResponse: EnvelopeData<operations['settings.setCanTimeoutSupplement']>;
    input: JsonBody<operations['settings.setCanTimeoutSupplement']>;
    handlerInput: JsonBody<operations['settings.setCanTimeoutSupplement']>;
    output: EnvelopeData<operations['settings.setCanTimeoutSupplement']>;
  };
  'settings.getCanClearMerchantBalance': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getCanClearMerchantBalance']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getCanClearMerchantBalance']>;
  };
  'settings.setCanClearMerchantBalance': {
    wireRequest: JsonBody<operations['settings.setCanClearMerchantBalance']>;
    wireResponse: EnvelopeData<operations['settings.setCanClearMerchantBalance']>;
    input: JsonBody<operations['settings.setCanClearMerchantBalance']>;
    handlerInput: JsonBody<operations['settings.setCanClearMerchantBalance']>;
    output: EnvelopeData<operations['settings.setCanClearMerchantBalance']>;
  };
  'settings.getIsSupplierRemoveBalanceOnOrderFinished': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getIsSupplierRemoveBalanceOnOrderFinished']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getIsSupplierRemoveBalanceOnOrderFinished']>;
  };
  'settings.setIsSupplierRemoveBalanceOnOrderFinished': {
    wireRequest: JsonBody<operations['settings.setIsSupplierRemoveBalanceOnOrderFinished']>;
    wireResponse: EnvelopeData<operations['settings.setIsSupplierRemoveBalanceOnOrderFinished']>;
    input: JsonBody<operations['settings.setIsSupplierRemoveBalanceOnOrderFinished']>;
    handlerInput: JsonBody<operations['settings.setIsSupplierRemoveBalanceOnOrderFinished']>;
    output: EnvelopeData<operations['settings.setIsSupplierRemoveBalanceOnOrderFinished']>;
  };
  'settings.getShowUserStatisticInfo': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getShowUserStatisticInfo']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getShowUserStatisticInfo']>;
  };
  'settings.setShowUserStatisticInfo': {
    wireRequest: JsonBody<operations['settings.setShowUserStatisticInfo']>;
    wireResponse: EnvelopeData<operations['settings.setShowUserStatisticInfo']>;
    input: JsonBody<operations['settings.setShowUserStatisticInfo']>;
    handlerInput: JsonBody<operations['settings.setShowUserStatisticInfo']>;
    output: EnvelopeData<operations['settings.setShowUserStatisticInfo']>;
  };
  'settings.getIsNewPayUrl': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getIsNewPayUrl']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getIsNewPayUrl']>;
  };
  'settings.setIsNewPayUrl': {
    wireRequest: JsonBody<operations['settings.setIsNewPayUrl']>;
    wireResponse: EnvelopeData<operations['settings.setIsNewPayUrl']>;
    input: JsonBody<operations['settings.setIsNewPayUrl']>;
    handlerInput: JsonBody<operations['settings.setIsNewPayUrl']>;
    output: EnvelopeData<operations['settings.setIsNewPayUrl']>;
  };
  'settings.getHighPerfOrderQuery': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getHighPerfOrderQuery']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getHighPerfOrderQuery']>;
  };
  'settings.setHighPerfOrderQuery': {
    wireRequest: JsonBody<operations['settings.setHighPerfOrderQuery']>;
    wireResponse: EnvelopeData<operations['settings.setHighPerfOrderQuery']>;
    input: JsonBody<operations['settings.setHighPerfOrderQuery']>;
    handlerInput: JsonBody<operations['settings.setHighPerfOrderQuery']>;
    output: EnvelopeData<operations['settings.setHighPerfOrderQuery']>;
  };
  'settings.getAlipayToAlipayByHandSubmitName': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getAlipayToAlipayByHandSubmitName']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getAlipayToAlipayByHandSubmitName']>;
  };
  'settings.setAlipayToAlipayByHandSubmitName': {
    wireRequest: JsonBody<operations['settings.setAlipayToAlipayByHandSubmitName']>;
    wireResponse: EnvelopeData<operations['settings.setAlipayToAlipayByHandSubmitName']>;
    input: JsonBody<operations['settings.setAlipayToAlipayByHandSubmitName']>;
    handlerInput: JsonBody<operations['settings.setAlipayToAlipayByHandSubmitName']>;
    output: EnvelopeData<operations['settings.setAlipayToAlipayByHandSubmitName']>;
  };
  'settings.getCardCountry': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getCardCountry']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getCardCountry']>;
  };
  'settings.setCardCountry': {
    wireRequest: JsonBody<operations['settings.setCardCountry']>;
    wireResponse: EnvelopeData<operations['settings.setCardCountry']>;
    input: JsonBody<operations['settings.setCardCountry']>;
    handlerInput: JsonBody<operations['settings.setCardCountry']>;
    output: EnvelopeData<operations['settings.setCardCountry']>;
  };
  'settings.getTimeoutCallbackTime': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getTimeoutCallbackTime']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getTimeoutCallbackTime']>;
  };
  'settings.setTimeoutCallbackTime': {
    wireRequest: JsonBody<operations['settings.setTimeoutCallbackTime']>;
    wireResponse: EnvelopeData<operations['settings.setTimeoutCallbackTime']>;
    input: JsonBody<operations['settings.setTimeoutCallbackTime']>;
    handlerInput: JsonBody<operations['settings.setTimeoutCallbackTime']>;
    output: EnvelopeData<operations['settings.setTimeoutCallbackTime']>;
  };
  'settings.getApiUrl': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getApiUrl']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getApiUrl']>;
  };
  'settings.setApiUrl': {
    wireRequest: JsonBody<operations['settings.setApiUrl']>;
    wireResponse: EnvelopeData<operations['settings.setApiUrl']>;
    input: JsonBody<operations['settings.setApiUrl']>;
    handlerInput: JsonBody<operations['settings.setApiUrl']>;
    output: EnvelopeData<operations['settings.setApiUrl']>;
  };
  'settings.getContactInfo': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getContactInfo']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getContactInfo']>;
  };
  'settings.setContactInfo': {
    wireRequest: JsonBody<operations['settings.setContactInfo']>;
    wireResponse: EnvelopeData<operations['settings.setContactInfo']>;
    input: JsonBody<operations['settings.setContactInfo']>;
    handlerInput: JsonBody<operations['settings.setContactInfo']>;
    output: EnvelopeData<operations['settings.setContactInfo']>;
  };
  'settings.getSysFlag': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getSysFlag']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getSysFlag']>;
  };
  'settings.setSysFlag': {
    wireRequest: JsonBody<operations['settings.setSysFlag']>;
    wireResponse: EnvelopeData<operations['settings.setSysFlag']>;
    input: JsonBody<operations['settings.setSysFlag']>;
    handlerInput: JsonBody<operations['settings.setSysFlag']>;
    output: EnvelopeData<operations['settings.setSysFlag']>;
  };
  'settings.getAllowPictureQueryOrder': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getAllowPictureQueryOrder']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getAllowPictureQueryOrder']>;
  };
  'settings.setAllowPictureQueryOrder': {
    wireRequest: JsonBody<operations['settings.setAllowPictureQueryOrder']>;
    wireResponse: EnvelopeData<operations['settings.setAllowPictureQueryOrder']>;
    input: JsonBody<operations['settings.setAllowPictureQueryOrder']>;
    handlerInput: JsonBody<operations['settings.setAllowPictureQueryOrder']>;
    output: EnvelopeData<operations['settings.setAllowPictureQueryOrder']>;
  };
  'settings.getCompleteCheckOrderTime': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getCompleteCheckOrderTime']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getCompleteCheckOrderTime']>;
  };
  'settings.setCompleteCheckOrderTime': {
    wireRequest: JsonBody<operations['settings.setCompleteCheckOrderTime']>;
    wireResponse: EnvelopeData<operations['settings.setCompleteCheckOrderTime']>;
    input: JsonBody<operations['settings.setCompleteCheckOrderTime']>;
    handlerInput: JsonBody<operations['settings.setCompleteCheckOrderTime']>;
    output: EnvelopeData<operations['settings.setCompleteCheckOrderTime']>;
  };
  'settings.getSendSmsMessageUrl': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getSendSmsMessageUrl']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getSendSmsMessageUrl']>;
  };
  'settings.setSendSmsMessageUrl': {
    wireRequest: JsonBody<operations['settings.setSendSmsMessageUrl']>;
    wireResponse: EnvelopeData<operations['settings.setSendSmsMessageUrl']>;
    input: JsonBody<operations['settings.setSendSmsMessageUrl']>;
    handlerInput: JsonBody<operations['settings.setSendSmsMessageUrl']>;
    output: EnvelopeData<operations['settings.setSendSmsMessageUrl']>;
  };
  'settings.getPayoutBatchCalculateAmount': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getPayoutBatchCalculateAmount']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getPayoutBatchCalculateAmount']>;
  };
  'settings.setPayoutBatchCalculateAmount': {
    wireRequest: JsonBody<operations['settings.setPayoutBatchCalculateAmount']>;
    wireResponse: EnvelopeData<operations['settings.setPayoutBatchCalculateAmount']>;
    input: JsonBody<operations['settings.setPayoutBatchCalculateAmount']>;
    handlerInput: JsonBody<operations['settings.setPayoutBatchCalculateAmount']>;
    output: EnvelopeData<operations['settings.setPayoutBatchCalculateAmount']>;
  };
  'settings.getLimitUseSuccessAmount': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getLimitUseSuccessAmount']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getLimitUseSuccessAmount']>;
  };
  'settings.setLimitUseSuccessAmount': {
    wireRequest: JsonBody<operations['settings.setLimitUseSuccessAmount']>;
    wireResponse: EnvelopeData<operations['settings.setLimitUseSuccessAmount']>;
    input: JsonBody<operations['settings.setLimitUseSuccessAmount']>;
    handlerInput: JsonBody<operations['settings.setLimitUseSuccessAmount']>;
    output: EnvelopeData<operations['settings.setLimitUseSuccessAmount']>;
  };
  'settings.getAutoAssignPayoutOrder': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getAutoAssignPayoutOrder']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getAutoAssignPayoutOrder']>;
  };
  'settings.setAutoAssignPayoutOrder': {
    wireRequest: JsonBody<operations['settings.setAutoAssignPayoutOrder']>;
    wireResponse: EnvelopeData<operations['settings.setAutoAssignPayoutOrder']>;
    input: JsonBody<operations['settings.setAutoAssignPayoutOrder']>;
    handlerInput: JsonBody<operations['settings.setAutoAssignPayoutOrder']>;
    output: EnvelopeData<operations['settings.setAutoAssignPayoutOrder']>;
  };
  'settings.getGatewayOrderRejectToPayoutPool': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getGatewayOrderRejectToPayoutPool']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getGatewayOrderRejectToPayoutPool']>;
  };
  'settings.setGatewayOrderRejectToPayoutPool': {
    wireRequest: JsonBody<operations['settings.setGatewayOrderRejectToPayoutPool']>;
    wireResponse: EnvelopeData<operations['settings.setGatewayOrderRejectToPayoutPool']>;
    input: JsonBody<operations['settings.setGatewayOrderRejectToPayoutPool']>;
    handlerInput: JsonBody<operations['settings.setGatewayOrderRejectToPayoutPool']>;
    output: EnvelopeData<operations['settings.setGatewayOrderRejectToPayoutPool']>;
  };
  'settings.getShowBatchButton': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getShowBatchButton']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getShowBatchButton']>;
  };
  'settings.setShowBatchButton': {
    wireRequest: JsonBody<operations['settings.setShowBatchButton']>;
    wireResponse: EnvelopeData<operations['settings.setShowBatchButton']>;
    input: JsonBody<operations['settings.setShowBatchButton']>;
    handlerInput: JsonBody<operations['settings.setShowBatchButton']>;
    output: EnvelopeData<operations['settings.setShowBatchButton']>;
  };
  'settings.getBotRemindCallbackUrl': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['settings.getBotRemindCallbackUrl']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: EnvelopeData<operations['settings.getBotRemindCallbackUrl']>;
  };
  'settings.setBotRemindCallbackUrl': {
    wireRequest: JsonBody<operations['settings.setBotRemindCallbackUrl']>;
    wireResponse: EnvelopeData<operations['settings.setBotRemindCallbackUrl']>;
    input: JsonBody<operations['settings.setBotRemindCallbackUrl']>;
    handlerInput: JsonBody<operations['settings.setBotRemindCallbackUrl']>;
    output: EnvelopeData<operations['settings.setBotRemindCallbackUrl']>;
  };
  'system.listSettings': {
    wireRequest: Record<string, never>;
    wireResponse: EnvelopeData<operations['system.listSettings']>;
    input: Record<string, never>;
    handlerInput: Record<string, never>;
    output: WithUnits<EnvelopeData<operations['system.listSettings']>, { SecurityFreqParameters: { value: { minReliableCheckAmount: string } } }>;
  };
}

export type OperationId = keyof OperationIO;
