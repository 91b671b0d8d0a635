# frozen_string_literal: true

require 'aloft/sdk'

aloft = Aloft::Client.new # reads ALOFT_TOKEN
machines = aloft.machines.list('acme')
machines.each { |machine| puts [machine.id, machine.name, machine.state].join(' ') }

if (first = machines.first)
  machine = aloft.machines.wait('acme', first.id, :running, timeout: '30s')
  puts "#{machine.id} is running"
end
