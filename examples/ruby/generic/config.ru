require_relative "app"

run Countdown
