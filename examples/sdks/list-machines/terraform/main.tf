terraform {
  required_providers {
    aloft = {
      source  = "aloft/aloft"
      version = "~> 0.6"
    }
  }
}

provider "aloft" {} # reads ALOFT_TOKEN

data "aloft_machines" "all" {
  namespace = "acme"
}

data "aloft_machine" "first" {
  namespace      = "acme"
  id             = data.aloft_machines.all.machines[0].id
  wait_for_state = "running"

  timeouts {
    read = "30s"
  }
}

output "machines" {
  value = data.aloft_machines.all.machines[*].state
}
