/** English singular forms by namespace and key. The message tables hold the plural forms. */
export const singularForms: Readonly<Record<string, string>> = {
  'export.rows': 'The {{count}} row that matches the filters.',
  'list.count': '{{count}} order',
  'palette.count': '{{count}} result',
  'exports.rows': '{{count}} row',
  'errorLogs.cleared': '{{count}} report cleared',
  'errorLogs.clearOneBody':
    '{{message}} ({{count}} report). This cannot be undone; the audit trail keeps how many were cleared and by whom.',
  'todo.places': '{{count}} place',
  'systemMaintenance.concernFindings': 'The system check found {{count}} difference',
  'systemMaintenance.concernChains': 'The security chain of {{count}} account is broken',
  'systemMaintenance.concernDevices': '{{count}} monitor device is silent',
  'systemMaintenance.systemCheckFound': '{{count}} difference',
  'systemMaintenance.clearedRows': '{{count}} row cleared',
  'step.problems': '{{count}} field needs attention',
  'personalCenter.wrongFields': '{{count}} field needs attention',
  'personalCenter.endedMany': '{{count}} session ended',
  'componentsDialogs.attention': '{{count}} field needs attention',
  'componentsDialogs.results': '{{count}} result',
  'componentsFiles.lines': '{{count}} line',
  'componentsForm.attention': '{{count}} field needs attention',
};
