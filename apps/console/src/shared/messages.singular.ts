/** English texts that read differently for one, by table and key. The tables hold the form for every other number. */
export const singularForms: Readonly<Record<string, string>> = {
  'export.rows': 'The {{count}} row of this filter.',
  'list.count': '{{count}} order',
  'palette.count': '{{count}} result',
  'exports.rows': '{{count}} row',
  'errorLogs.cleared': '{{count}} report is cleared',
  'errorLogs.clearOneBody':
    '{{message}} ({{count}} report). It cannot be brought back; the audit trail keeps that there was one and who cleared it.',
  'todo.places': '{{count}} place',
  'systemMaintenance.concernFindings': 'The system check found {{count}} difference',
  'systemMaintenance.concernChains': 'The security chain of {{count}} account is broken',
  'systemMaintenance.concernDevices': '{{count}} monitor device is silent',
  'systemMaintenance.systemCheckFound': '{{count}} difference',
  'systemMaintenance.clearedRows': '{{count}} row cleared',
  'orderCommands.problems': '{{count}} field needs attention',
  'personalCenter.wrongFields': '{{count}} field needs attention',
  'personalCenter.endedMany': '{{count}} session has ended',
  'componentsDialogs.attention': '{{count}} field needs attention',
  'componentsDialogs.results': '{{count}} result',
  'componentsFiles.lines': '{{count}} line',
  'componentsForm.attention': '{{count}} field needs attention',
};
